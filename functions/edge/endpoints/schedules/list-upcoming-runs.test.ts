import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { listUpcomingRuns } from '../../../../shared/api/run-lists.ts'
import { createScheduledReport } from '../../../../shared/api/schedules.ts'
import { calendarMessages } from '../../../../shared/calendar-messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import type { Role } from '../../../../test/builders/tenants.ts'
import { occurrenceKey } from '../../../domains/schedules/keys.ts'
import { documents, tableName } from '../../../kernel/clients.ts'
import { handler as schedule } from './create-scheduled-report.ts'
import { handler as remove } from './delete-scheduled-report.ts'
import { handler } from './list-upcoming-runs.ts'
import { handler as pause } from './pause-scheduled-report.ts'

const now = new Date()
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
const tenants = startTenants({ now })

const calendar = (query: Record<string, string> = {}, who: Role = 'owner') =>
  callHandler(handler, 'GET', '/reports/calendar', { query, session: tenants.sessions[who] })
const days = async (query: Record<string, string> = {}, who: Role = 'owner') =>
  v.parse(listUpcomingRuns.response, (await calendar(query, who)).json).runs.map(({ local_time, run }) => [local_time, run])

test('the calendar holds the coming runs of what one may see, soonest first, between two days or all', async () => {
  const order = (profile: string, day: number, quantity: number) =>
    callHandler(schedule, 'POST', '/reports/scheduled', {
      body: {
        flavor: 'comprehensive',
        type: 'WEEKLY',
        generate_at: `${inDays(day)}T09:00`,
        quantity,
        timezone: 'Europe/London',
        profiles: [profile],
        recipient_emails: 'a@x.test',
      },
      session: tenants.sessions.owner,
    })
  const [first] = [await order('profile-zebra-1', 3, 2), await order('profile-zebra-2', 5, 1)]
  const all = [
    [`${inDays(3)}T09:00`, 1],
    [`${inDays(5)}T09:00`, 1],
    [`${inDays(10)}T09:00`, 2],
  ]
  expect(await days()).toEqual(all)
  expect(await days({ from: inDays(5), to: inDays(9) })).toEqual([all[1]])
  expect(await days({}, 'restricted')).toEqual([all[0], all[2]])
  const id = /"_id":"([^"]+)"/.exec(JSON.stringify(first.json.records))?.[1] ?? ''
  await callHandler(remove, 'DELETE', '/reports/scheduled/{id}', { params: { id }, query: { type: 'run' }, session: tenants.sessions.owner })
  expect(await days()).toEqual([all[1], all[2]])
})

test('days that are none, or in the wrong order, are refused', async () => {
  expect([(await calendar({ from: '2026-02-31' })).status, (await calendar({ from: inDays(3), to: inDays(2) })).json.error]).toEqual([
    400,
    'The start date cannot be after the end date.',
  ])
})

test('all runs of some days hold what was made, failed or is paused, and what a schedule without an end will have, once each', async () => {
  const all = async (from: string, to: string, who: Role = 'owner') => v.parse(listUpcomingRuns.response, (await calendar({ from, to, show: 'all' }, who)).json)
  const order = (profile: string, type: string) =>
    callHandler(schedule, 'POST', '/reports/scheduled', {
      body: {
        flavor: 'comprehensive',
        type,
        generate_at: '2031-03-03T09:00',
        until_stopped: true,
        timezone: 'Europe/London',
        profiles: [profile],
        recipient_emails: 'b@x.test',
      },
      session: tenants.sessions.owner,
    })
  const { records } = v.parse(createScheduledReport.response, (await order('profile-zebra-2', 'WEEKLY')).json)
  const [failed, ...coming] = records
  if (!failed) throw new Error('Nothing was scheduled.')
  await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: occurrenceKey('acct-zebra', failed._id),
      UpdateExpression: 'SET #state = :failed, sends.#mail = :bounced',
      ExpressionAttributeNames: { '#state': 'state', '#mail': 'b@x.test' },
      ExpressionAttributeValues: { ':failed': 'FAILED', ':bounced': { status: 'failed', at: '2031-03-03T09:00:04.000Z', tries: 1, outcome: 'bounced' } },
    }),
  )
  await callHandler(pause, 'POST', '/reports/scheduled/{id}/pause', {
    params: { id: coming[0]?._id ?? '' },
    body: { paused: true },
    session: tenants.sessions.owner,
  })
  const [march, june] = [await all('2031-03-01', '2031-03-31'), await all('2031-05-12', '2031-06-15')]
  expect(march.runs.map(({ run, state, paused }) => [run, state, paused])).toEqual([
    [1, 'FAILED', false],
    ...[2, 3, 4, 5].map((run) => [run, 'SCHEDULED', true]),
  ])
  expect(march.runs.slice(0, 2).map(({ recipients }) => recipients.map(({ outcome }) => outcome))).toEqual([['bounced'], [undefined]])
  expect(march.further).toEqual([])
  // the twelfth is the last one written
  expect(june.runs.map(({ run }) => run)).toEqual([11, 12])
  expect(june.further.map(({ run, local_time, paused, _id }) => [run, local_time, paused, _id])).toEqual(
    ['26', '02', '09'].map((day, at) => [13 + at, `2031-0${day === '26' ? 5 : 6}-${day}T09:00`, true, coming.at(-1)?._id]),
  )
  const hidden = await all('2031-03-01', '2031-03-31', 'restricted')
  expect([hidden.runs, (await all('2031-05-12', '2031-06-15', 'restricted')).further]).toEqual([[], []])
  expect((await calendar({ from: '2031-03-01', show: 'all' })).json.error).toBe(calendarMessages.days)
  expect((await calendar({ from: '2031-03-01', to: '2031-05-02', show: 'all' })).status).toBe(400)
})

test('a run says what its report is about, as the list of reports does', async () => {
  const day = inDays(20)
  const body = { flavor: 'competitor', type: 'WEEKLY', generate_at: `${day}T09:00`, quantity: 1, timezone: 'Europe/London', profiles: ['profile-zebra-1'] }
  const { json } = await callHandler(schedule, 'POST', '/reports/scheduled', {
    body: { ...body, recipient_emails: 'c@x.test' },
    session: tenants.sessions.owner,
  })
  const [record] = v.parse(createScheduledReport.response, json).records
  const { runs } = v.parse(listUpcomingRuns.response, (await calendar({ from: day, to: day })).json)
  expect(record?.subject).toEqual(expect.any(String))
  expect(runs.map(({ subject }) => subject)).toEqual([record?.subject])
})
