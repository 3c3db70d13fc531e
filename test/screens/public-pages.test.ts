/** The public pages without a stack: links, text, menus, prices, the contact form, and how they fit every screen. */
import { gzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ContactForm } from '../../frontend/src/site/parts/contact-form.tsx'
import { contactMessages, contactWords } from '../../shared/contact-messages.ts'
import { messages } from '../../shared/messages.ts'
import { sitePages } from '../../shared/site-pages.ts'
import { click, eventually, hasFocus, hover, pressKey } from '../builders/act.ts'
import { barriers } from '../builders/barriers.ts'
import { collectShifts, moved } from './layout-shifts.ts'
import { siteOrigin, startSite } from './public-site.ts'

const site = startSite()

/** One page of each kind; pages of a kind differ in their words alone. */
const kinds = [...new Map(sitePages.map((page) => [page.kind, page.path])).values()]

test('from the front page every link leads to a page that is there, through all public pages', async () => {
  const seen = new Map<string, number>()
  const queue = ['/']
  for (let path = queue.shift(); path; path = queue.shift()) {
    if (seen.has(path)) continue
    const response = await fetch(site.address(path))
    seen.set(path, response.status)
    if (!sitePages.some((page) => page.path === path)) continue
    const text = await response.text()
    expect(text).toContain(`<link rel="canonical" href="${siteOrigin}${path}">`)
    for (const [, href = ''] of text.matchAll(/(?:href|src)="(\/[^"#]*)/g)) queue.push(href)
  }
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([])
  expect(sitePages.map(({ path }) => path).filter((path) => !seen.has(path))).toEqual([])
  const sitemap = await (await fetch(site.address('/sitemap.xml'))).text()
  expect(sitemap.match(/<loc>/g)).toHaveLength(sitePages.length)
  expect(sitemap).toContain(`<loc>${siteOrigin}/pricing</loc>`)
})

/** A busy machine may paint a menu whose end has not come yet, which is far less; a font that swaps is more. */
const nothing = 0.0001

test.each(['/pricing', '/', '/integrations/instagram/'])('%s moves nothing while it comes, also where its font comes late', async (path) => {
  const { page } = await site.open()
  await page.setRequestInterception(true)
  page.on('request', async (request) => {
    if (request.resourceType() === 'font') await new Promise((resolve) => setTimeout(resolve, 1000))
    await request.continue()
  })
  const shifts = await collectShifts(page)
  await page.goto(site.address(path))
  await page.waitForFunction(() => document.fonts.status === 'loaded' && performance.getEntriesByType('resource').some(({ name }) => /\.woff2/.test(name)))
  expect(moved(await shifts())).toBeLessThan(nothing)
})

test('every page has the same text without JavaScript, and its content security policy blocks nothing', async () => {
  const { page, faults } = await site.open()
  for (const { path } of sitePages) {
    const texts: string[] = []
    for (const enabled of [true, false]) {
      await page.setJavaScriptEnabled(enabled)
      await page.goto(site.address(path))
      // shown by an answer of the API, or by a script
      await page.$$eval('[data-unbilled], form[data-contact]', (parts) => {
        for (const part of parts) part.remove()
      })
      texts.push(await page.$eval('body', (body) => body.innerText))
    }
    expect(texts[0]?.length).toBeGreaterThan(600)
    expect(texts[1]).toBe(texts[0])
  }
  expect(faults.filter((fault) => !fault.includes('status of 401'))).toEqual([])
}, 240_000)

test('no kind of page has a barrier or scrolls sideways, light or dark, from a small phone to a wall', async () => {
  const { page } = await site.open()
  const found: string[] = []
  for (const path of kinds) {
    await page.goto(site.address(path))
    await page.evaluate(() => document.fonts.ready)
    for (const width of [1440, 320, 390, 2560]) {
      await page.setViewport({ width, height: 900 })
      for (const theme of ['light', 'dark']) {
        await page.emulateMediaFeatures([
          { name: 'prefers-color-scheme', value: theme },
          { name: 'prefers-reduced-motion', value: 'reduce' },
        ])
        // the other rules are the same in the dark, and on screens of the same layout
        const isNewLayout = theme === 'light' && (width === 1440 || width === 320)
        for (const barrier of await barriers(page, isNewLayout ? {} : { only: 'looks' })) found.push(`${path}, ${width} px, ${theme}: ${barrier}`)
      }
      if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) found.push(`${path}, ${width} px: scrolls sideways`)
    }
  }
  expect(found).toEqual([])
}, 600_000)

const openMenus = (page: Page) => page.$$eval('[data-menu][open]', (menus) => menus.map((menu) => menu.querySelector('summary')?.textContent))

test('menus open under a pointer and by key, and Escape closes them and returns the focus', async () => {
  const { page } = await site.open()
  await page.goto(site.address('/'))
  await hover(page, '[data-menu]:nth-of-type(2) summary')
  await page.waitForSelector('[data-menu]:nth-of-type(2)[open]')
  await hover(page, '[data-menu]:nth-of-type(1) summary')
  await eventually(
    () => openMenus(page),
    (open) => expect(open).toEqual(['Product']),
  )
  await page.mouse.move(700, 700)
  await page.waitForFunction(() => !document.querySelector('[data-menu][open]'))
  await pressKey(page, '[data-menu] summary', 'Enter')
  await page.waitForSelector('[data-menu][open]')
  await page.keyboard.press('Tab')
  await hasFocus(page, '[data-menu] [href="/#passport"]')
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !document.querySelector('[data-menu][open]'))
  await hasFocus(page, '[data-menu]:nth-of-type(1) summary')
  await page.setViewport({ width: 390, height: 844 })
  await click(page, '[data-burger] summary')
  await click(page, '[data-burger] nav > a')
  await page.waitForFunction(() => window.location.pathname === '/pricing')
})

test('the switch changes the prices and the links of the plans; a coupon is stored for 30 days', async () => {
  const { page } = await site.open()
  const seesIn = (plan: string, text: RegExp) =>
    eventually(
      () => page.$eval(`[data-plan=${plan}]`, (card) => (card instanceof HTMLElement ? card.innerText : '')),
      (shown) => expect(shown).toMatch(text),
    )
  await page.goto(site.address('/pricing?coupon=SPRING-26'))
  await seesIn('advanced', /\$149\s+a month\s+billed each month/)
  await click(page, 'input[value=yearly]')
  await seesIn('advanced', /\$120\s+a month\s+\$1,430 a year, 20% less/)
  await seesIn('scale', /\$304\s+a month\s+\$3,638 a year, 13% less/)
  const now = await page.evaluate(() => performance.timeOrigin / 1000)
  await eventually(
    async () => (await page.browserContext().cookies()).map(({ name, value, expires }) => ({ name, value, days: Math.round((expires - now) / 86_400) })),
    (cookies) => expect(cookies).toEqual([{ name: 'coupon', value: 'SPRING-26', days: 30 }]),
  )
  await click(page, '[data-plan=advanced] a[href$=yearly]')
  await page.waitForFunction(() => window.location.pathname === '/signup/advanced/yearly')
  await page.waitForSelector('form')
})

test('the pricing page loads at most 60 KB of scripts', async () => {
  const { page } = await site.open()
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.buffer().then(Buffer.from))
  })
  await page.goto(site.address('/pricing'), { waitUntil: 'load' })
  // what it loads by itself comes with its answer of the API
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/subscription/plans')))
  expect(scripts.length).toBeGreaterThan(0)
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000)
})

test('the contact form says what is wrong with a message, that nobody takes it, or that it is on its way', async () => {
  // built for a deployment that names an address
  const form = renderToStaticMarkup(createElement(ContactForm, { page: 'contact' }))
  await site.replace('/contact/', (html) => html.replace('</article>', `${form}</article>`))
  const { page } = await site.open()
  await page.goto(site.address('/contact/'))
  const send = async (email: string, said: string) => {
    await page.locator('form [name=email]').fill(email)
    await click(page, 'form button')
    await page.waitForFunction((wanted) => document.querySelector('form [role=status]')?.textContent === wanted, {}, said)
  }
  const messageIs = (text: string) =>
    eventually(
      () => page.$eval('form textarea', ({ value }) => value),
      (value) => expect(value).toBe(text),
    )
  await page.locator('form [name=name]').fill('Ada Byron')
  await page.locator('form [name=message]').fill('How is a bill changed?')
  site.onMessage(() => ({ status: 400, body: { error: messages.person.emailInvalid } }))
  await send('ada@nowhere', messages.person.emailInvalid)
  site.onMessage(() => ({ status: 404, body: { error: contactMessages.none } }))
  await send('ada@acme.test', contactMessages.none)
  await messageIs('How is a bill changed?')
  site.onMessage(({ email }) => ({ status: 200, body: { sent: email === 'ada@acme.test' } }))
  await send('ada@acme.test', contactWords.sent)
  await messageIs('')
})
