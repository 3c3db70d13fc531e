/** Toasts beside dialogs, chosen days in both themes, titles under a toolbar, keys of charts, and a removal that is refused. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import type { CompetitorRow } from '../../shared/api/competitors.ts'
import { messages } from '../../shared/messages.ts'
import { publish } from '../../shared/narrative/index.ts'
import { genericReport } from '../../shared/reports/generic-report.ts'
import { loadReport } from '../../shared/reports/load.ts'
import { sampleReport } from '../../shared/reports/samples/index.ts'
import { smallAddress } from '../../shared/small-addresses.ts'
import { click, eventually, typeInto } from '../builders/act.ts'
import { chooseOption, closeDialog, named } from '../builders/browser.ts'
import { Refusal, startMockedApp } from '../builders/mocked-app.ts'
import { dates, summarised } from '../e2e/screen-ways.ts'
import { openReport, reportAnswers, reportPath } from './report-ways.ts'

const app = startMockedApp()

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
  const page = await openReport(app)
  for (const tab of ['Report dates:', 'Compared to:']) {
    await dates(page, tab)
    for (const value of ['light', 'dark']) {
      await page.emulateMediaFeatures([
        { name: 'prefers-color-scheme', value },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ])
      await eventually(
        () => contrast(page),
        (seen) => expect({ tab, value, seen: seen > 1.1 }).toEqual({ tab, value, seen: true }),
      )
    }
    const first = await page.$$eval('[role=grid] [tabindex="0"]', (days) => days.map((day) => day.hasAttribute('data-selection-end')))
    expect(first).toEqual([true])
    await closeDialog(page)
  }
})

const competitor = (id: string, name: string): CompetitorRow => ({
  competitor_gid: id,
  profile_gid: 'p-facebook',
  name,
  username: null,
  picture_url: null,
  profile_url: null,
  processed: true,
  error: false,
  warning: null,
})

test('a competitor that is removed is gone at once, and back again when that was refused', async () => {
  const answer = Promise.withResolvers<Refusal>()
  const page = await app.open('/reports/run/competitor', {
    'GET /profiles/competitor': { 'p-facebook': [competitor('c-kettle', 'Kettle & Crane'), competitor('c-tide', 'Tide Coffee')] },
    'DELETE /profiles/competitor/{competitor_gid}': () => answer.promise,
  })
  await page.waitForSelector('#first-step')
  await chooseOption(page, '#first-step button', 'Leith Studio')
  const are = (count: number) => page.waitForFunction((wanted) => document.querySelectorAll('ul[aria-label=Competitors] li').length === wanted, {}, count)
  await are(2)
  await click(page, 'button[aria-label="Remove Kettle & Crane"]')
  await click(page, named('button', 'Remove'))
  await are(1)
  answer.resolve(new Refusal(403, 'No.'))
  await are(2)
})

/** Waits until a toast has come in and lies above this button. */
const toastIsAbove = (page: Page, button: string) =>
  page.waitForFunction(
    (css) => {
      const [told, below] = [document.querySelector('[data-kind=error]')?.getBoundingClientRect(), document.querySelector(css)?.getBoundingClientRect()]
      return told && below && told.height > 0 && told.bottom <= below.top
    },
    {},
    button,
  )

test('what is told on a phone does not lie over the buttons of a dialog', async () => {
  const answers = { 'GET /team': { employees: [] }, 'POST /reports/scheduled': new Refusal(409, 'Not now.') }
  const page = await app.open('/reports-mobile/schedule', answers, { width: 390, height: 844 })
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  await typeInto(page, 'input[placeholder="Name or email"]', 'first@leith.example ')
  await page.waitForSelector(named('button', 'Remove first@leith.example'))
  const above = toastIsAbove(page, '[role=dialog] button[type=submit]')
  await click(page, '[role=dialog] button[type=submit]')
  await above
})

test('what is told on a desk does not lie over the buttons of a drawer', async () => {
  const missing = new Refusal(404, messages.schedule.missing)
  const page = await app.open(`/reports?run=${'0'.repeat(26)}`, { 'GET /reports/scheduled/{id}': missing }, { width: 1440, height: 900 })
  await toastIsAbove(page, '[role=dialog] footer button')
})

/** A report whose summary rests on one tile. */
async function openSummarised(size: { width: number; height: number }): Promise<Page> {
  const cites = [{ tab: 'cross_channel' as const, section: null, block: 'impressions', title: 'Impressions', figures: [] }]
  const summary = publish({ summary: [{ text: 'More people saw more.', cites }], highlights: [], conclusions: [], recommendations: [] })
  const path = size.width < 1024 ? smallAddress(reportPath) : reportPath
  const page = await app.open(path, { ...(await reportAnswers()), 'POST /reports/summary': { data: summary } }, size)
  await page.waitForSelector('[data-tile]')
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await summarised(page)
  return page
}

/** Clicks it, and waits until the title of the section that has the focus then is in view and under nothing. */
async function leadsToTitle(page: Page, button: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await click(page, button)
  await page.waitForFunction(() => document.activeElement?.matches('section'))
  // charts above it are drawn as they come into view
  await page.waitForFunction(() => {
    const title = document.activeElement?.querySelector('h2')?.getBoundingClientRect()
    if (!title || title.top < 0) return false
    const [left, right] = [document.elementFromPoint(title.left + 2, title.top + 2), document.elementFromPoint(title.left + 2, title.bottom - 2)]
    return Boolean(document.activeElement?.contains(left) && document.activeElement.contains(right))
  })
}

test.each([
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
])('a tile and a citation lead to a title that is not under the toolbar, at $width pixels', async (size) => {
  const page = await openSummarised(size)
  await leadsToTitle(page, '[data-tile=impressions] button[aria-pressed]')
  await leadsToTitle(page, '[data-summary] button[aria-label$="Impressions"]')
})

test('a summary that stays in sight is one row: with header and toolbar it covers less than a third of a tablet', async () => {
  const benchmark = sampleReport(await loadReport('industry_benchmark'))
  const answers = { 'GET /reports/industry-benchmark': { ...genericReport(benchmark), error: null }, 'POST /reports/summary': { data: null } }
  const page = await app.open('/reports/run/industry_benchmark', answers, { width: 1024, height: 768 })
  await page.waitForSelector('[data-tile]')
  await page.evaluate(() => window.scrollBy(0, 900))
  await page.waitForSelector('[data-strip][data-shown]')
  await eventually(
    () => page.$eval('[data-strip]', (strip) => strip.getBoundingClientRect().bottom / window.innerHeight),
    (covered) => expect(covered).toBeLessThan(1 / 3),
  )
})

test('the key of a chart has the dash of its lines and the hatch of its columns', async () => {
  const page = await openReport(app)
  const keyOf = (section: string) =>
    page.$$eval(`section[id$="-${section}"] ul li:has([data-swatch])`, (items) =>
      Object.fromEntries(items.map((item) => [item.textContent?.split(/ ?[\d.]/)[0], item.querySelector('[data-swatch]')?.getAttribute('data-swatch')])),
    )
  await eventually(
    () => keyOf('reach'),
    (key) => expect(key).toMatchObject({ Facebook: 'line', LinkedIn: '5 3' }),
  )
  await eventually(
    () => keyOf('impressions'),
    (key) => expect(key).toMatchObject({ Facebook: 'plain', LinkedIn: 'hatched' }),
  )
})
