/** Whose report it is: named on the page, in the address and in every dialog, before anything is shared or scheduled. */
import { expect, test } from '@jest/globals'
import { messages } from '../../shared/messages.ts'
import { eventually } from '../builders/act.ts'
import { chooseOption, closeDialog, listen, named } from '../builders/browser.ts'
import { startMockedApp } from '../builders/mocked-app.ts'
import { reportAnswers, sampleReport } from './sample-report.ts'
import { sampleTeam } from './sample-runs.ts'
import { clickNamed, formReady, reportReady, textOf } from './screen-ways.ts'

const app = startMockedApp()
const answers = {
  ...reportAnswers,
  'GET /team': sampleTeam,
  'GET /reports/social-media-performance': { ...sampleReport, entities: [{ entity_gid: 'group-leith', name: 'Leith Studio' }] },
}

test('an address without a profile group names the client in the title row and the tab, and becomes exact', async () => {
  const page = await app.open('/reports/run/comprehensive', answers)
  await reportReady(page)
  expect(await textOf(page, '[data-report-title]')).toContain('Leith Studio')
  await page.waitForFunction(() => document.title.startsWith('Leith Studio: '))
  expect(new URL(page.url()).searchParams.get('entity')).toBe('group-leith')
  // Back never leads to an address that leaves it open
  await page.waitForFunction(() => window.navigation.entries().every(({ url }) => !url?.includes('/run/') || url.includes('entity=')))
  await clickNamed(page, 'Share')
  await page.waitForSelector(named('button', 'Create link'))
  expect(await textOf(page, '[role=dialog]')).toMatch(/^Share your report\W*L?S?Leith Studio/)
  await closeDialog(page)
  await clickNamed(page, 'Schedule')
  await formReady(page, '#schedule-form')
  expect(await textOf(page, '[role=dialog]')).toMatch(/^Schedule Report\W*L?S?Leith Studio/)
})

test('a schedule that begins without a report names its client in the title line, and another once it is chosen', async () => {
  const page = await app.open('/reports/schedule', answers)
  await formReady(page, '#schedule-form')
  const head = () => textOf(page, '[role=dialog] > :first-child')
  expect(await head()).toContain('Leith Studio')
  await clickNamed(page, 'Profiles of Leith Studio: All profiles')
  await chooseOption(page, `${named('dialog', 'Profiles')} button`, 'Harbour Coffee')
  await page.waitForFunction(() => document.querySelector('[role=dialog] > :first-child')?.textContent?.includes('Harbour Coffee'))
})

test('the title row names what a report is limited to', async () => {
  const limited = { ...answers, 'GET /reports/social-media-performance': { ...sampleReport, subject: 'Posts with the label Winter' } }
  const page = await app.open('/reports/run/comprehensive', limited)
  await reportReady(page)
  await eventually(
    () => textOf(page, '[data-report-title]'),
    (title) => expect(title).toContain('Posts with the label Winter'),
  )
})

test('an address with a profile group that cannot be used says whose report is shown', async () => {
  const told = await listen(await app.open('/favicon.svg', answers))
  const page = await app.open('/reports/run/comprehensive?entity=group-gone', answers)
  await reportReady(page)
  await told(messages.report.otherGroup('Leith Studio'))
  expect(new URL(page.url()).searchParams.get('entity')).toBe('group-leith')
})

test.each([
  ['to_date=2031-05-07', messages.dates.replaced(messages.dates.start)],
  ['from_date=2031-05-06&to_date=2031-05-01', messages.dates.replaced(messages.dates.startAfterEnd)],
  ['from_date=2031-05-01&to_date=2031-05-07', messages.dates.replaced(messages.dates.endAfterToday)],
  ['from_date=2031-05-01&to_date=2031-05-06&prior_from=2031-04-31&prior_to=2031-04-30', messages.dates.compareReplaced(messages.dates.start)],
])('an address with %s says what of it cannot be used and shows the default', async (dates, says) => {
  app.serverTime('2031-05-06T12:00:00Z')
  const told = await listen(await app.open('/favicon.svg', answers))
  const page = await app.open(`/reports/run/comprehensive?${dates}`, answers)
  await reportReady(page)
  await told(says)
  await page.waitForFunction(() => new URLSearchParams(location.search).get('to_date') === '2031-05-06')
})
