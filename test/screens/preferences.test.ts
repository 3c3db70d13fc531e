/** What somebody chooses for themselves: formats of figures and dates, and a theme. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'
import { PreferenceChoices } from '../../shared/preferences.ts'
import { eventually } from '../builders/act.ts'
import { chooseOption, waitForText } from '../builders/browser.ts'
import { type Answers, startMockedApp } from '../builders/mocked-app.ts'
import { sampleMe } from '../builders/sample-answers.ts'
import { dates } from '../e2e/screen-ways.ts'
import { pages, wholeHome } from './page-answers.ts'
import { reportAnswers, reportPath } from './report-ways.ts'
import { clickNamed, textOf, textsOf } from './screen-ways.ts'

const app = startMockedApp()
const personal = '/settings/preferences/personal'

/** Answers of somebody whose preferences are those that were saved last. */
function saving(): Answers {
  let { preferences } = sampleMe
  const me = () => ({ me: { ...sampleMe, preferences } })
  return {
    ...{ ...pages, 'GET /me': me },
    'GET /me/details': { first_name: 'Ada', last_name: 'Brook', email: sampleMe.email, waiting_email: null },
    'GET /me/leaving': { asks_code: false, heir: null, schedules: 0, export: null },
    'PATCH /me/preferences': ({ body }) => {
      preferences = { ...preferences, ...v.parse(PreferenceChoices, body) }
      return me()
    },
  }
}
const select = (label: string) => `::-p-xpath(//*[text()="${label}"]/following-sibling::button)`
const saved = (...bodies: readonly object[]) =>
  eventually(
    async () => app.asked('PATCH /me/preferences').map(({ body }) => body),
    (asked) => expect(asked).toEqual(bodies),
  )

test('formats hold on the settings, on a report and its calendar, and at home', async () => {
  const answers: Answers = { ...saving(), ...(await reportAnswers()), ...(await wholeHome()) }
  const page = await app.open(personal, answers)
  await chooseOption(page, select('Number format'), '1.234,56')
  await waitForText(page, '4.809.069,5')
  await chooseOption(page, select('Date format'), 'Nov 20, 2026')
  await waitForText(page, 'Nov 20, 2026')
  await clickNamed(page, 'Sunday', 'radio')
  await waitForText(page, 'Nov 15–21, 2026')
  await saved({ number_format: 'point' }, { date_format: 'month' }, { week_start: 'sunday' })

  await app.open(reportPath, answers)
  await page.waitForSelector('[data-tile]')
  await eventually(
    async () => (await textsOf(page, '[data-tile]')).join(' '),
    (text) => {
      expect(text).toMatch(/\d,\d+[KM]/)
      expect(text).not.toMatch(/\d\.\d+[KM]/)
    },
  )
  await dates(page, 'Report dates:')
  await eventually(
    () => textOf(page, '[role=dialog] th'),
    (day) => expect(day).toMatch(/^S/),
  )
  await waitForText(page, ', 2026')

  await app.open('/dashboard', answers)
  await eventually(
    () => textOf(page, 'main h1'),
    (day) => expect(day).toBe('Friday, November 20'),
  )
})

/** Records the theme of the next page as `themeAtFirst`, when its body begins and before any script of the app runs. */
async function recordFirstTheme(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      Object.assign(window, { themeAtFirst: document.documentElement.dataset.theme })
    }).observe(document, { childList: true, subtree: true })
  })
}

test('a theme holds before anything is drawn, and on another device after signing in', async () => {
  const answers = saving()
  const page = await app.open(personal, answers)
  await clickNamed(page, 'Dark', 'radio')
  await saved({ theme: 'dark' })
  await recordFirstTheme(page)
  await page.reload()
  await eventually(
    () => page.evaluate('themeAtFirst'),
    (theme) => expect(theme).toBe('dark'),
  )
  await waitForText(page, 'Number format')
  // in the next page itself: what one process of the browser clears, another may still read
  await page.evaluateOnNewDocument(() => location.protocol === 'http:' && localStorage.clear())
  await app.open('/reports', answers)
  await eventually(
    () => page.evaluate('themeAtFirst'),
    (theme) => expect(theme).toBe('auto'),
  )
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
})
