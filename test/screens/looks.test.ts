/** Toasts beside dialogs, chosen days in both themes, and a removal that is refused. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import type { CompetitorRow } from '../../shared/api/competitors.ts'
import { messages } from '../../shared/messages.ts'
import { click, eventually, hasFocus, typeInto } from '../builders/act.ts'
import { chooseOption, named } from '../builders/browser.ts'
import { Refusal, startMockedApp } from '../builders/mocked-app.ts'
import { dates } from '../e2e/screen-ways.ts'
import { openReport } from './report-ways.ts'

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
    await hasFocus(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
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
