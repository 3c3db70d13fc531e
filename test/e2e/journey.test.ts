/** The main job as a new user does it, in a real browser on the whole stack: sign in, run, compare, share, export, mail. Each step begins anew. */
import { expect, test } from '@jest/globals'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PostalMime from 'postal-mime'
import type { Page } from 'puppeteer-core'
import { formatRange, quickRange, today } from '../../shared/dates/index.ts'
import { linkMessages } from '../../shared/link-messages.ts'
import { messages } from '../../shared/messages.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { smallAddress } from '../../shared/small-addresses.ts'
import { named, type TestPage, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { summarised } from './screen-ways.ts'

const house = startHouse()

/** The owner's own page, and a report on it. */
async function open(path: string): Promise<TestPage> {
  const owner = await pageOf(house.browser, house.stack.origin, 'owner')
  await owner.page.goto(house.stack.origin + path)
  return owner
}
const comprehensive = '/reports/run/comprehensive'

const click = (page: Page, role: string, name: string) => page.locator(named(role, name)).click()

/** Where the name is long and holds dates: the first such element with this text in it. */
async function clickWith(page: Page, selector: string, text: string): Promise<void> {
  const found = await page.waitForFunction(
    (css, wanted) => [...document.querySelectorAll(css)].find((element) => element.textContent?.includes(wanted)),
    {},
    selector,
    text,
  )
  const element = found.asElement()
  if (!(await element?.evaluate((node) => node instanceof HTMLElement))) throw new Error(`There is no ${selector} with "${text}".`)
  await element?.evaluate((node) => node instanceof HTMLElement && node.click())
}

/** Title and text of every tile, once the report stands. */
async function tiles(page: Page): Promise<Record<string, string>> {
  await page.waitForSelector('[data-tile]')
  await waitUntilLoaded(page)
  return page.$$eval('[data-tile]', (found) => Object.fromEntries(found.map((tile) => [tile.getAttribute('data-tile') ?? '', tile.textContent ?? ''])))
}

async function mails(): Promise<{ id: string; to: string[]; subject: string }[]> {
  return (await fetch(`${house.stack.origin}/_local/mail.json`)).json()
}

async function pdfText(pdf: ArrayBuffer | Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: document.numPages }, async (_, index) => (await document.getPage(index + 1)).getTextContent()))
  return pages.flatMap((page) => page.items.map((item) => ('str' in item ? item.str : ''))).join(' ')
}

test('a wrong password is refused in one sentence, the right one leads home', async () => {
  const { page, faults } = await house.browser.newPage()
  await page.goto(`${house.stack.origin}/login`)
  await page.locator('input[name=email]').fill('owner@almanac.test')
  await page.locator('input[name=password]').fill('wrong')
  await page.keyboard.press('Enter')
  await waitForText(page, messages.signIn.wrong)
  await page.locator('input[name=password]').fill('almanac-demo')
  await page.keyboard.press('Enter')
  await page.waitForSelector(named('heading', 'Changed most since last week'))
  // nobody is signed in, then the wrong password
  expect(faults.filter((fault) => !fault.includes('401') && !fault.includes('/api/auth/login'))).toEqual([])
  await page.close()
})

test('the picker finds a report by its description and opens it', async () => {
  const { page, faults } = await open('/reports/run')
  await waitForText(page, 'Please select a report')
  await page.locator('::-p-aria(Search for reports)').fill('audience')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => location.pathname.endsWith('/comprehensive'))
  const shown = await tiles(page)
  expect(Object.keys(shown)).toEqual(
    expect.arrayContaining(['followers', 'net_growth', 'impressions', 'reach', 'engagements', 'er_impressions', 'posts_published']),
  )
  expect(faults).toEqual([])
  await page.close()
})

test('another comparison changes what the tiles are compared with, and the address brings it back', async () => {
  const { page, faults } = await open(comprehensive)
  const before = await tiles(page)
  await clickWith(page, 'button', 'Report dates:')
  await clickWith(page, '[role=tab]', 'Compared to:')
  await clickWith(page, 'label', 'Same period last year (match')
  await click(page, 'button', 'Save')
  await page.waitForFunction((old) => document.querySelector('[data-tile=impressions]')?.textContent !== old, {}, before.impressions)
  const after = await tiles(page)
  expect(page.url()).toMatch(/prior_from=\d{4}-\d{2}-\d{2}/)
  await page.reload()
  await page.waitForFunction((same) => document.querySelector('[data-tile=impressions]')?.textContent === same, {}, after.impressions)
  expect(faults).toEqual([])
  await page.close()
})

test('a shared link shows the same figures to a stranger, without controls, until it is revoked', async () => {
  const { page, faults } = await open(comprehensive)
  const own = await tiles(page)
  await summarised(page)
  await click(page, 'button', 'Export')
  await click(page, 'menuitem', 'Shareable link')
  await click(page, 'button', 'Create link')
  const link = await page.waitForSelector('[data-share-link]')
  const address = await link?.evaluate((input) => (input instanceof HTMLInputElement ? input.value : ''))
  expect(address).toContain('/shared-report/')
  const stranger = await house.browser.newPage()
  await stranger.page.goto(address ?? '')
  const shared = await tiles(stranger.page)
  expect(shared.impressions).toBe(own.impressions)
  expect(await stranger.page.$(named('button', 'Export'))).toBeNull()
  expect(new URL(stranger.page.url()).search).toBe('')
  expect(stranger.faults).toEqual([])
  await page.evaluate(async () => {
    const { shares } = await (await fetch('/api/reports/share')).json()
    // links that were emailed are listed as well
    const [made] = shares.filter(({ mailed_to }: { mailed_to: unknown }) => mailed_to === null)
    await fetch(`/api/reports/share/${made.id}`, { method: 'DELETE' })
  })
  await stranger.page.reload()
  await waitForText(stranger.page, linkMessages.refused.gone)
  await stranger.page.close()
  expect(faults).toEqual([])
  await page.close()
})

test('the PDF request is confirmed in words, and its mail carries a PDF with the right dates', async () => {
  const { page, faults } = await open(comprehensive)
  await tiles(page)
  await summarised(page)
  await click(page, 'button', 'Export')
  await click(page, 'menuitem', 'Export to PDF')
  await waitForText(page, messages.pdf.queued('owner@almanac.test'))
  let mail: { id: string } | undefined
  for (const until = Date.now() + 60_000; !mail && Date.now() < until; ) {
    mail = (await mails()).find(({ to }) => to.includes('owner@almanac.test'))
    if (!mail) await new Promise((resolve) => setTimeout(resolve, 500))
  }
  const raw = await fetch(`${house.stack.origin}/_local/mail/${mail?.id}.eml`)
  const { attachments, html, text } = await PostalMime.parse(await raw.arrayBuffer())
  const { from, to } = quickRange('last_4_weeks', today('Europe/London', new Date()))
  const dates = formatRange(from, to)
  expect(html).toContain(dates)
  expect(text).toContain('Impressions')
  const pdf = attachments.find(({ mimeType }) => mimeType === 'application/pdf')?.content
  expect(pdf).toBeInstanceOf(ArrayBuffer)
  if (pdf instanceof ArrayBuffer) expect(await pdfText(pdf)).toContain(dates)
  expect(faults).toEqual([])
  await page.close()
})

test('the post performance report opens, and its CSV holds the posts', async () => {
  const { page, faults } = await open('/reports/run/posts')
  await tiles(page)
  await click(page, 'button', 'Export')
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/export/csv'))
  await click(page, 'menuitem', 'Export to CSV')
  const answer = await answered
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-disposition']).toMatch(/Posts \d{4}-\d{2}-\d{2} - \d{4}-\d{2}-\d{2}\.csv/)
  expect(faults).toEqual([])
  await page.close()
})

test('a block gives its rows by mouse and by keyboard, and a tile those of its figure', async () => {
  const { page, faults } = await open('/reports/run/tasks')
  await tiles(page)
  const saved = async (act: () => Promise<unknown>) => {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/export/rows'))
    await act()
    const answer = await answered
    return [answer.status(), answer.headers()['content-disposition'], answer.request().postData() ?? ''].join(' ')
  }
  const menu = screenMessages.rows.menu('Created and completed')
  await click(page, 'button', menu)
  const byMouse = await saved(() => page.locator('[role=menuitem]').click())
  expect(byMouse).toMatch(/^200 .*Rows of Created and completed \d{4}-\d{2}-\d{2} - \d{4}-\d{2}-\d{2} Content [\da-f-]{14}\.csv.*"section":"flow"/)
  await page.waitForSelector('[role=menu]', { hidden: true })
  await page.focus(`[aria-label="${menu}"]`)
  await page.keyboard.press('ArrowDown')
  await page.waitForSelector('[role=menuitem]:focus')
  expect(await saved(() => page.keyboard.press('Enter'))).toBe(byMouse)
  await page.locator('[data-tile=created] button[aria-label^="How "]').click()
  expect(await saved(() => click(page, 'button', screenMessages.rows.download))).toContain('"tile":"created"')
  expect(faults).toEqual([])
  await page.close()
})

test('a phone shows the report without scrolling sideways', async () => {
  const { page, faults } = await pageOf(house.browser, house.stack.origin, 'owner')
  await page.setViewport({ width: 390, height: 844 })
  await page.goto(house.stack.origin + smallAddress(comprehensive))
  await tiles(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  expect(faults).toEqual([])
  await page.close()
})
