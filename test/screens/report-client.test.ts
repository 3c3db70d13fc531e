/** Whose report it is: named on the page, in the address and in every dialog, before anything is shared or scheduled. */
import { expect, test } from '@jest/globals'
import { messages } from '../../shared/messages.ts'
import { genericReport } from '../../shared/reports/generic-report.ts'
import { declaredSubject, reportManifests } from '../../shared/reports/index.ts'
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
  const limited = {
    ...answers,
    'GET /reports/social-media-performance': {
      ...sampleReport,
      entities: [{ entity_gid: 'group-leith', name: 'Leith Studio' }],
      subject: 'Posts with the label Winter',
    },
  }
  const page = await app.open('/reports/run/comprehensive', limited)
  await reportReady(page)
  await eventually(
    () => textOf(page, '[data-report-title]'),
    (title) => expect(title).toContain('Posts with the label Winter'),
  )
  await clickNamed(page, 'Share')
  await eventually(
    () => textOf(page, '[role=dialog] > :first-child'),
    (head) => expect(head).toContain('Posts with the label Winter'),
  )
})

const listener = {
  ...{ _id: 'ear', name: 'Brand', type: 'brand' as const, enabled: true, processed: true, results: 3, message: null },
  ...{ entity_gids: ['group-harbour'], timezone: 'Europe/London' },
}
const entity = { name: 'Harbour Coffee', picture_url: null, type: 'BUSINESS', timezone: 'Europe/London' }
const advocacy = { advocacy_gid: 'team', entity_gid: 'group-harbour', entity }
const account = { value: 'act', label: 'Harbour spend', profile_gid: 'p-linkedin', currency: 'GBP', timezone: 'Europe/London' }
/** Addresses of reports with a first step, by type. */
const first = {
  sentiment: [
    'sentiment_type=profiles&profile=p-linkedin',
    'sentiment_type=campaigns&profile=p-linkedin&labels=Winter',
    'sentiment_type=listener&listener=ear',
  ],
  listener_performance: ['listener_id=ear'],
  advocacy: ['advocacy_group_id=team'],
  competitor: ['profile=p-linkedin'],
  facebook_ads: ['ad_account=act&profile=p-linkedin'],
}
test.each(Object.entries(first).flatMap(([type, searches]) => searches.map((search) => [type, search])))(
  '%s with %s names the client of the report in the title row, the tab and the schedule dialog',
  async (type, search) => {
    const report = { ...sampleReport, type, title: `About ${type}`, entities: [{ entity_gid: 'group-harbour', name: 'Harbour Coffee' }] }
    const answer = { ...genericReport(report), error: null }
    const page = await app.open(`/reports/run/${type}?${search}`, {
      ...answers,
      ...{ 'GET /listen': { listeners: [listener] }, 'GET /advocacy': { data: [advocacy] }, 'GET /facebook/adaccounts': [account] },
      ...{ 'GET /reports/sentiment': answer, 'GET /reports/listener': answer, 'GET /reports/advocacy': answer },
      ...{ 'GET /reports/competitor': answer, 'GET /reports/facebookads': answer },
    })
    await page.waitForFunction(() => document.title.startsWith('Harbour Coffee: '))
    await page.waitForFunction((title) => document.querySelector('[data-report-title] h1')?.textContent?.includes(title), {}, report.title)
    expect(await textOf(page, '[data-report-title]')).toContain('Profile group:Harbour Coffee')
    await page.waitForFunction((title) => document.title.includes(title), {}, report.title)
    await reportReady(page)
    await clickNamed(page, 'Schedule')
    await formReady(page, '#schedule-form')
    await eventually(
      () => textOf(page, '[role=dialog] > :first-child'),
      (head) => expect(head).toContain('Harbour Coffee'),
    )
  },
)

test('every type with a first step is among them', () => {
  expect(Object.keys(first).sort()).toEqual(reportManifests.flatMap(({ id }) => (declaredSubject(id) === 'profiles' ? [] : [id])).sort())
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
