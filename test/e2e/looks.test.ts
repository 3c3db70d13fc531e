/** What is seen of an open report and its first step: what stays, what stands out, what a key says. In a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { HTTPRequest, Page } from 'puppeteer-core'
import { named } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { competitors, dates, press, report, summarised } from './screen-ways.ts'

const house = startHouse()

async function still(who: 'owner' | 'other'): Promise<Page> {
  const { page } = await pageOf(house.browser, house.stack.origin, who)
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  return page
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]

/** Presses it and tells whether the title of the section that then has the focus can be seen, and is not covered. */
async function leadsToTitle(page: Page, button: string): Promise<boolean> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await press(page, button)
  await page.waitForFunction(() => document.activeElement?.matches('section'))
  // the charts above it are drawn as they come into view
  return page
    .waitForFunction(
      () => {
        const title = document.activeElement?.querySelector('h2')?.getBoundingClientRect()
        if (!title || title.top < 0) return false
        const [left, right] = [document.elementFromPoint(title.left + 2, title.top + 2), document.elementFromPoint(title.left + 2, title.bottom - 2)]
        return Boolean(document.activeElement?.contains(left) && document.activeElement.contains(right))
      },
      { timeout: 3_000 },
    )
    .then(() => true)
    .catch(() => false)
}

test.each(sizes)('a tile and a citation lead to a title that is not under the toolbar, at $width pixels', async (size) => {
  const page = await still('owner')
  await page.setViewport(size)
  await report('comprehensive')(page, house.stack.origin)
  await summarised(page)
  const [tile, citation] = ['[data-tile=impressions] button[aria-pressed]', '[data-summary] button[aria-label$="Impressions"]']
  expect({ tile: await leadsToTitle(page, tile), citation: await leadsToTitle(page, citation) }).toEqual({ tile: true, citation: true })
  await page.browserContext().close()
})

test('a summary that stays in sight is one row: with header and toolbar it covers less than a third of a tablet', async () => {
  const page = await still('other')
  await page.setViewport({ width: 1024, height: 768 })
  await report('industry_benchmark')(page, house.stack.origin)
  await page.evaluate(() => window.scrollBy(0, 900))
  await page.waitForSelector('[data-strip][data-shown]')
  const covered = await page.$eval('[data-strip]', (strip) => strip.getBoundingClientRect().bottom / window.innerHeight)
  expect(covered).toBeLessThan(1 / 3)
  await page.browserContext().close()
})

/** How far two colours of the page are from each other, as WCAG reckons contrast. */
const contrast = (page: Page) =>
  page.$eval('[role=grid] [data-selected]:not([data-selection-start], [data-selection-end])', (day) => {
    const light = (element: Element) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    }
    let ground: Element | null = day.parentElement
    while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement
    const [one, other] = [light(day), light(ground ?? document.body)]
    return Math.max(one, other) / Math.min(one, other)
  })

test('the days between the ends of a range stand out in the dark too, and the keyboard begins at the chosen end', async () => {
  const page = await still('owner')
  await report('tasks')(page, house.stack.origin)
  for (const tab of ['Report dates:', 'Compared to:']) {
    await dates(page, tab)
    for (const value of ['light', 'dark']) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }])
      expect({ tab, value, seen: (await contrast(page)) > 1.1 }).toEqual({ tab, value, seen: true })
    }
    const first = await page.$$eval('[role=grid] [tabindex="0"]', (days) => days.map((day) => day.hasAttribute('data-selection-end')))
    expect(first).toEqual([true])
    // a key goes to what has the focus
    await page.waitForFunction(() => document.querySelector('[role=dialog]')?.contains(document.activeElement))
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
  }
  await page.browserContext().close()
})

test('the key of a chart has the dash of its lines and the hatch of its columns', async () => {
  const page = await still('owner')
  await report('comprehensive')(page, house.stack.origin)
  const keyOf = (section: string) =>
    page.$$eval(`section[id$="-${section}"] ul li:has([data-swatch])`, (items) =>
      Object.fromEntries(items.map((item) => [item.textContent?.split(/ ?[\d.]/)[0], item.querySelector('[data-swatch]')?.getAttribute('data-swatch')])),
    )
  expect(await keyOf('reach')).toMatchObject({ Facebook: 'line', LinkedIn: '5 3' })
  expect(await keyOf('impressions')).toMatchObject({ Facebook: 'plain', LinkedIn: 'hatched' })
  await page.browserContext().close()
})

test('a competitor that is removed is gone at once, and back again when that was refused', async () => {
  const page = await still('owner')
  await competitors(page, house.stack.origin)
  const rows = () => page.$$eval('ul[aria-label=Competitors] li', (found) => found.length)
  const before = await rows()
  const held = Promise.withResolvers<HTTPRequest>()
  await page.setRequestInterception(true)
  page.on('request', (request) => (request.method() === 'DELETE' ? held.resolve(request) : void request.continue()))
  await press(page, 'button[aria-label="Remove Kettle & Crane"]')
  await page.locator(named('button', 'Remove')).click()
  const request = await held.promise
  await page.waitForFunction((count) => document.querySelectorAll('ul[aria-label=Competitors] li').length === count, {}, before - 1)
  await request.respond({ status: 403, contentType: 'application/problem+json', body: JSON.stringify({ error: 'No.' }) })
  await page.waitForFunction((count) => document.querySelectorAll('ul[aria-label=Competitors] li').length === count, {}, before)
  await page.browserContext().close()
})

test('a section pressed in the sidebar leaves it folded: the report chosen then is not under it', async () => {
  const page = await still('owner')
  await page.goto(`${house.stack.origin}/reports`)
  await page.locator('aside a[href="/reports/run"]').click()
  await page.locator('[role=dialog] ::-p-text(Post performance)').click()
  await page.waitForSelector('[data-tile]')
  await page.waitForFunction(() => (document.querySelector('aside')?.getBoundingClientRect().width ?? 0) < 60)
})

test('what is told on a phone does not lie over the buttons of a dialog', async () => {
  const page = await still('owner')
  await page.setViewport({ width: 390, height: 844 })
  await page.goto(`${house.stack.origin}/reports-mobile/schedule`)
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  await page.setRequestInterception(true)
  page.on('request', (request) => void (request.method() === 'POST' ? request.respond({ status: 503, body: '{"error":"Not now."}' }) : request.continue()))
  await page.locator('input[placeholder="Name or email"]').click()
  await page.keyboard.type('first@leith.example ')
  await page.locator('[role=dialog] button[type=submit]').click()
  const toast = await page.waitForSelector('[data-kind=error]')
  // once it has come in from below
  await page.waitForFunction(
    (card) =>
      card instanceof Element &&
      card.getBoundingClientRect().bottom <= (document.querySelector('[role=dialog] button[type=submit]')?.getBoundingClientRect().top ?? 0),
    {},
    toast,
  )
})

test('what is told on a desk does not lie over the buttons of a drawer', async () => {
  const page = await still('owner')
  await page.setViewport({ width: 1440, height: 900 })
  await page.goto(`${house.stack.origin}/reports?run=${'0'.repeat(26)}`)
  const toast = await page.waitForSelector('[data-kind=error]')
  await page.waitForSelector('[role=dialog] footer button')
  await page.waitForFunction(
    (card) => {
      const [told, close] = [card?.getBoundingClientRect(), document.querySelector('[role=dialog] footer button')?.getBoundingClientRect()]
      return told && close && told.height > 0 && told.bottom <= close.top
    },
    {},
    toast,
  )
})
