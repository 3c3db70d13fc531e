import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { createScheduledReport, updateScheduledReport } from '../../../shared/api/schedules.ts'
import { minuteMs } from '../../../shared/dates/durations.ts'
import { messages } from '../../../shared/messages.ts'
import { callHandler } from '../../../test/builders/call.ts'
import { startTenants } from '../../../test/builders/running-tenants.ts'
import { userOf } from '../../../test/builders/tenants.ts'
import { handler as schedule } from '../../edge/endpoints/schedules/create-scheduled-report.ts'
import { handler as remove } from '../../edge/endpoints/schedules/delete-scheduled-report.ts'
import { handler as handOver } from '../../edge/endpoints/schedules/hand-over-scheduled-report.ts'
import { handler as pause } from '../../edge/endpoints/schedules/pause-scheduled-report.ts'
import { handler as update } from '../../edge/endpoints/schedules/update-scheduled-report.ts'
import { addFurtherRuns, nextPlanned } from './further-runs.ts'
import { createSchedulerSchedules } from './scheduler-schedules.ts'
import { occurrencesOf } from './store/occurrences.ts'
import { getSchedule } from './store/schedules.ts'
import { unscheduled } from './store/unfinished.ts'

const tenants = startTenants({ now: new Date() })
const account = 'acct-zebra'

const body = {
  flavor: 'comprehensive',
  type: 'WEEKLY',
  generate_at: '2031-03-03T09:00',
  timezone: 'Europe/London',
  profiles: ['profile-zebra-1'],
  recipient_emails: 'a@x.test',
  until_stopped: true,
}
const session = () => tenants.sessions.owner
const order = (changes: Record<string, unknown> = {}) =>
  callHandler(schedule, 'POST', '/reports/scheduled', { body: { ...body, ...changes }, session: session() })

async function ordered(changes: Record<string, unknown> = {}) {
  const { schedule_id: id, records } = v.parse(createScheduledReport.response, (await order(changes)).json)
  return { id, records }
}
async function runsOf(id: string) {
  const found = await getSchedule(account, id)
  return found ? occurrencesOf(account, found) : []
}
/** What the watchdog does for a schedule shortly after `instant`. */
async function lookAfter(id: string, instant: string) {
  const now = new Date(Date.parse(instant) + minuteMs)
  const isDue = (await unscheduled(now)).some((place) => place.id === id)
  const found = await getSchedule(account, id)
  if (!isDue || !found) return null
  const grown = await addFurtherRuns(account, found, now)
  if (!grown) return 0
  await createSchedulerSchedules(account, grown.schedule, now, grown.added)
  return grown.added.length
}
const change = (id: string, changes: Record<string, unknown>) =>
  callHandler(update, 'PATCH', '/reports/scheduled/{id}', { params: { id }, body: { ...body, ...changes }, session: session() })

test('the next twelve runs are written, and each time one is due another follows, at the same time on the wall and each once', async () => {
  const { id, records } = await ordered()
  expect(records.map(({ run, until_stopped }) => [run, until_stopped])).toEqual(Array.from({ length: 12 }, (_, at) => [at + 1, true]))
  // sixty weeks, over both changes of the clock
  for (let week = 0; week < 60; week++) {
    const due = nextPlanned({ type: 'WEEKLY', start: body.generate_at, zone: body.timezone, run: 1, written: 12 }, new Date(0), week + 1)[week]?.at ?? ''
    expect([week, await lookAfter(id, due)]).toEqual([week, 1])
    if (week % 10 === 0) expect([week, await lookAfter(id, due)]).toEqual([week, null])
  }
  const runs = await runsOf(id)
  expect(runs.map(({ run }) => run)).toEqual(Array.from({ length: 52 }, (_, at) => at + 21))
  expect(new Set(runs.map(({ local_time }) => local_time.slice(11)))).toEqual(new Set(['09:00']))
  const days = runs.map(({ local_time }) => Date.parse(`${local_time.slice(0, 10)}T00:00:00Z`) / 86_400_000)
  expect(new Set(days.slice(1).map((day, at) => day - (days[at] ?? 0)))).toEqual(new Set([7]))
  expect(runs[0]?.local_time.slice(0, 10)).toBe('2031-07-21')
  // lists sort by ids, and keep the runs of a schedule together
  expect(runs.map((run) => run.id)).toEqual(runs.map((run) => run.id).sort())
})

test('the last day of a month comes back in longer ones, however many runs were added', () => {
  const goesOn = { type: 'MONTHLY', start: '2031-01-31T09:00', zone: 'UTC', run: 1, written: 12 } as const
  expect(nextPlanned(goesOn, new Date('2031-12-31T10:00:00Z'), 3)).toEqual([
    { run: 13, at: '2032-01-31T09:00:00.000Z' },
    { run: 14, at: '2032-02-29T09:00:00.000Z' },
    { run: 15, at: '2032-03-31T09:00:00.000Z' },
  ])
})

test('what was due while nobody looked is not made up, and the count goes on', async () => {
  const { id } = await ordered()
  expect(await lookAfter(id, '2031-06-30T08:00:00Z')).toBe(12)
  expect((await runsOf(id)).slice(12).map(({ run, local_time }) => [run, local_time])[0]).toEqual([19, '2031-07-07T09:00'])
})

test('further runs follow a change of all, and not one of a run alone', async () => {
  const { id, records } = await ordered()
  const answer = await change(records[2]?._id ?? '', { generate_at: '2031-03-18T16:00', recipient_emails: 'b@x.test', which: 'following' })
  expect(v.parse(updateScheduledReport.response, answer.json).records).toHaveLength(10)
  await change(records[11]?._id ?? '', { generate_at: '2031-05-23T07:00', recipient_emails: 'c@x.test' })
  // twelve from the third on
  expect(await lookAfter(id, '2031-03-10T09:00:00Z')).toBe(2)
  const [twelfth, added] = (await runsOf(id)).slice(11)
  expect([twelfth, added].map((one) => [one?.run, one?.local_time, one?.recipients[0]?.email, one?.alone])).toEqual([
    [12, '2031-05-23T07:00', 'c@x.test', true],
    [13, '2031-05-27T16:00', 'b@x.test', undefined],
  ])
})

test('another time of the same day leaves the last days of months where they are, also those of further runs', async () => {
  const { id, records } = await ordered({ type: 'MONTHLY', generate_at: '2031-01-31T09:00' })
  const answer = await change(records[1]?._id ?? '', { type: 'MONTHLY', generate_at: '2031-02-28T16:00', which: 'following' })
  const moved = v.parse(updateScheduledReport.response, answer.json).records
  expect(moved.slice(0, 3).map(({ local_time }) => local_time)).toEqual(['2031-02-28T16:00', '2031-03-31T16:00', '2031-04-30T16:00'])
  expect(await lookAfter(id, '2031-02-28T16:00:00Z')).toBe(2)
  expect((await runsOf(id)).slice(12).map(({ run, local_time }) => [run, local_time])).toEqual([
    [13, '2032-01-31T16:00'],
    [14, '2032-02-29T16:00'],
  ])
})

test('of a change, a pause or a removal and a run that is added at once, none is lost', async () => {
  for (let round = 0; round < 6; round++) {
    const { id, records } = await ordered()
    const first = records[1]?._id ?? ''
    const due = '2031-03-03T09:00:00Z'
    const [changed, paused] = await Promise.all([
      change(first, { recipient_emails: 'b@x.test', generate_at: '2031-03-10T09:00', which: 'following' }),
      callHandler(pause, 'POST', '/reports/scheduled/{id}/pause', { params: { id: first }, body: { paused: true }, session: session() }),
      lookAfter(id, due),
    ])
    await lookAfter(id, due)
    const runs = (await runsOf(id)).slice(1)
    expect(runs).toHaveLength(12)
    expect(new Set(runs.map(({ recipients }) => recipients[0]?.email))).toEqual(new Set([changed.status === 200 ? 'b@x.test' : 'a@x.test']))
    expect(new Set(runs.map(({ paused_at }) => paused_at !== undefined))).toEqual(new Set([paused.status === 200]))
  }
})

test('a schedule that is removed gets no further runs, and one that is handed over gets them in the name of its new owner', async () => {
  const { id, records } = await ordered()
  const heir = await callHandler(handOver, 'POST', '/reports/scheduled/{id}/hand-over', {
    params: { id: records[0]?._id ?? '' },
    body: { user_id: userOf('restricted') },
    session: session(),
  })
  expect(heir.status).toBe(200)
  await lookAfter(id, '2031-03-03T09:00:00Z')
  expect((await runsOf(id)).at(-1)).toMatchObject({ run: 13, owner_id: userOf('restricted') })
  await callHandler(remove, 'DELETE', '/reports/scheduled/{id}', { params: { id }, query: { type: 'schedule' }, session: session() })
  expect(await lookAfter(id, '2031-04-01T00:00:00Z')).toBeNull()
  expect(new Set((await runsOf(id)).map(({ state }) => state))).toEqual(new Set(['DELETED']))
})

test('what is sent once cannot go on', async () => {
  expect(await order({ type: 'ONCE' })).toMatchObject({ status: 400, json: { error: messages.schedule.untilStopped } })
})
