/** The calendar of reports: the runs of a month, by mouse, by keyboard and without a connection. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import type { Answered } from '../../shared/api/client.ts'
import type { ReportRecord } from '../../shared/api/schedules.ts'
import { calendarMessages } from '../../shared/calendar-messages.ts'
import { deliveryMessages } from '../../shared/delivery-messages.ts'
import { click, eventually, hasFocus, pressKey, typeInto } from '../builders/act.ts'
import { closeDialog, named, waitForText } from '../builders/browser.ts'
import { type Answers, startMockedApp, unreachable } from '../builders/mocked-app.ts'
import { first, openedRun, sampleRun, withSchedule } from './sample-runs.ts'
import { clickNamed, textsOf } from './screen-ways.ts'

const app = startMockedApp()

type Calendar = Answered<'GET /reports/calendar'>
const calendar = (runs: readonly ReportRecord[], further: readonly ReportRecord[] = []): Calendar => ({
  runs: [...runs],
  further: [...further],
  timezone: 'Europe/London',
})
/** 23:30 in New York, the day after in London. */
const night = (run: number, day: string, changes: Partial<ReportRecord> = {}) =>
  sampleRun({
    ...{ run, until_stopped: true, runs: 12, timezone: 'America/New_York', generate_at: `${day}T03:30:00.000Z`, local_time: `${day}T23:30` },
    ...changes,
  })
const runs = '[data-tone][data-day]'
const daysOf = (page: Page, css: string) => page.$$eval(css, (found) => found.map((run) => run.getAttribute('data-day')))
const heading = (page: Page, text: string) => page.waitForFunction((wanted) => document.querySelector('main h2')?.textContent === wanted, {}, text)
const inCalendar = (page: Page, count: number) => page.waitForFunction((css, wanted) => document.querySelectorAll(css).length === wanted, {}, runs, count)

test('runs are on the day that they have where they are read, planned runs are marked, and a pause is seen at once', async () => {
  const written = ['2031-05-06', '2031-05-13'].map((day, at) => night(at + 1, day, { subject: 'Kettle & Fern' }))
  const planned = [night(2, '2031-05-20'), night(2, '2031-05-27')]
  const answers: Answers = { ...withSchedule, 'GET /reports/scheduled/{id}': openedRun(written[0]), 'GET /reports/calendar': calendar(written, planned) }
  const page = await app.open('/reports?view=calendar&month=2031-05', answers)
  await heading(page, 'May 2031')
  await eventually(
    async () => [await daysOf(page, runs), await daysOf(page, '[data-planned]')],
    (days) => expect(days).toEqual([expect.arrayContaining(['2031-05-06', '2031-05-13']), ['2031-05-20', '2031-05-27']]),
  )
  expect(app.asked('GET /reports/calendar').map(({ query }) => query)).toContainEqual({ from: '2031-04-26', to: '2031-06-03', show: 'all' })
  expect(await textsOf(page, '[data-tone][data-day="2031-05-06"] > bdi')).toEqual(['Leith Studio · Kettle & Fern'])
  await click(page, '[data-tone][data-day="2031-05-06"]')
  await page.waitForSelector('[role=dialog] dl')
  expect(await textsOf(page, '[role=dialog] header')).toEqual([expect.stringContaining('Leith Studio · Kettle & Fern')])
  const paused = written.map((run) => ({ ...run, paused: true, label_state: 'Paused' }))
  app.answer({
    'POST /reports/scheduled/{id}/pause': { records: paused, left_out: 0 },
    'GET /reports/scheduled/{id}': openedRun(paused[0]),
    'GET /reports/calendar': calendar(paused),
  })
  await clickNamed(page, 'Pause')
  await waitForText(page, deliveryMessages.pause.paused)
  await closeDialog(page)
  await page.waitForFunction((css) => [...document.querySelectorAll(css)].every((run) => run.getAttribute('data-tone') === 'flat'), {}, runs)
})

test('a run whose email bounced is not shown as one that arrived', async () => {
  const sent = { email: 'ada@leith.example', name: 'Ada', status: 'sent', sent_at: null } as const
  const made = (run: number, day: string, outcome: 'delivered' | 'bounced') =>
    night(run, day, { state: 'GENERATED', label_state: 'Ready', recipients: [{ ...sent, outcome }] })
  const written = [made(1, '2031-05-06', 'delivered'), made(2, '2031-05-13', 'bounced')]
  const page = await app.open('/reports?view=calendar&month=2031-05', { ...withSchedule, 'GET /reports/calendar': calendar(written) })
  await inCalendar(page, 2)
  const shown = await page.$$eval(runs, (found) => found.map((run) => [run.getAttribute('data-tone'), run.getAttribute('title')?.split('\n').at(-1)]))
  expect(shown).toEqual([
    ['good', 'Ready'],
    ['warn', 'Ready, 1 bounced'],
  ])
})

test('the calendar is filtered as the list is, also after a reload', async () => {
  const page = await app.open('/reports', { ...withSchedule, 'GET /reports/calendar': calendar([1, 2, 3].map((run) => sampleRun({ run }))) })
  await clickNamed(page, 'Calendar', 'radio')
  await page.waitForFunction(() => location.search.includes('view=calendar'))
  await clickNamed(page, 'Next month')
  await page.waitForFunction(() => location.search.includes('month='))
  await typeInto(page, named('searchbox', 'Search for reports'), 'nobody')
  await waitForText(page, calendarMessages.noneFound)
  await page.waitForFunction(() => location.search.includes('q=nobody'))
  await page.reload()
  await waitForText(page, calendarMessages.noneFound)
  expect(new URL(page.url()).search).toMatch(/^\?q=nobody&view=calendar&month=\d{4}-\d\d$/)
  await clickNamed(page, 'List', 'radio')
  await waitForText(page, 'No reports found')
})

test('the month that opens, its today and the end of an API key follow the clock of the server', async () => {
  app.serverTime('2031-05-06T12:00:00Z')
  const page = await app.open('/reports?view=calendar', { ...withSchedule, 'GET /reports/calendar': calendar([sampleRun()]) })
  await heading(page, 'May 2031')
  await eventually(
    () => textsOf(page, 'td[aria-current=date]'),
    (days) => expect(days).toEqual([expect.stringMatching(/^6/)]),
  )
  await app.open('/settings/api-keys', { 'GET /api-keys': { keys: [] } })
  await clickNamed(page, 'Create key')
  await click(page, '[role=dialog] button[aria-haspopup=listbox]')
  await waitForText(page, '4 Aug 2031')
})

test('arrows move to the runs beside, a full day opens and gives the focus back, and PageDown turns the month', async () => {
  const day = ['09', '10', '11', '12'].map((hour) =>
    sampleRun({ _id: `run-${hour}`, schedule_id: `schedule-${hour}`, generate_at: `${first}T${hour}:00:00.000Z`, local_time: `${first}T${hour}:00` }),
  )
  const page = await app.open('/reports?view=calendar&month=2031-03', { ...withSchedule, 'GET /reports/calendar': calendar([...day, sampleRun({ run: 2 })]) })
  await waitForText(page, calendarMessages.more(2))
  const more = `::-p-xpath(//main//button[@data-day="${first}"][starts-with(., "${calendarMessages.more(2)}")])`
  await pressKey(page, `[data-day="${first}"]`, 'ArrowDown', 'ArrowDown')
  await hasFocus(page, more)
  await page.keyboard.press('Enter')
  await page.waitForSelector('[role=dialog] h3')
  await eventually(
    () => textsOf(page, '[role=dialog] [data-day] time'),
    (times) => expect(times).toEqual(['09:00', '10:00', '11:00', '12:00']),
  )
  await closeDialog(page)
  await hasFocus(page, more)
  await page.keyboard.press('PageDown')
  await heading(page, 'April 2031')
})

test('without a connection an unseen month is not loaded, and loads with the next one', async () => {
  const page = await app.open('/reports?view=calendar&month=2031-03', { ...withSchedule, 'GET /reports/calendar': calendar([sampleRun()]) })
  await inCalendar(page, 1)
  await page.setOfflineMode(true)
  app.answer({ 'GET /reports/calendar': unreachable })
  await clickNamed(page, 'Next month')
  await waitForText(page, calendarMessages.notLoaded)
  await clickNamed(page, 'Previous month')
  await inCalendar(page, 1)
  await clickNamed(page, 'Next month')
  app.answer({ 'GET /reports/calendar': calendar([]) })
  await page.setOfflineMode(false)
  await waitForText(page, calendarMessages.empty)
})
