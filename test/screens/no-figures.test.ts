/** A report without figures, whose profiles have older ones. */
import { test } from '@jest/globals'
import type { Answered } from '../../shared/api/client.ts'
import { messages } from '../../shared/messages.ts'
import { named, waitForText } from '../builders/browser.ts'
import { startMockedApp } from '../builders/mocked-app.ts'
import { reportAnswers, sampleReport } from './sample-report.ts'
import { clickNamed } from './screen-ways.ts'

const app = startMockedApp()

const empty = {
  ...reportAnswers,
  'GET /reports/social-media-performance': { ...sampleReport, no_data: { message: messages.empty.whoops, hint: messages.empty.newProfiles } },
}
const states = (last_day: string | null): Answered<'GET /profiles/states'> => ({
  states: [
    { id: 'p1', last_day, behind: 200, access_left: null, version: 1 },
    { id: 'of-another-report', last_day: '2026-11-20', behind: 0, access_left: null, version: 1 },
  ],
  plan: { held: 2, most: null },
  groups: [],
  removed: [],
})

test('figures that end before the dates are named, and lead to as many days that end with them, compared as before', async () => {
  const page = await app.open('/reports/run/comprehensive', { ...empty, 'GET /profiles/states': states('2026-02-07') })
  await waitForText(page, messages.report.latestData('7 Feb 2026', 1))
  await clickNamed(page, 'Show 10 Jan – 7 Feb 2026')
  await page.waitForFunction(() => location.search.includes('from_date=2026-01-10&to_date=2026-02-07&prior_from=2025-12-12&prior_to=2026-01-09'))
})

test.each([
  ['figures within the dates', '2026-11-10'],
  ['no figures at all', null],
])("%s: the report's own hint is shown", async (_, last) => {
  const page = await app.open('/reports/run/comprehensive', { ...empty, 'GET /profiles/states': states(last) })
  await waitForText(page, messages.empty.newProfiles)
  await page.waitForSelector(named('button', 'Refresh'))
})
