import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { listUpcomingRuns } from '../../shared/api/schedules.ts'
import { callHandler } from '../../test/builders/call.ts'
import { startTenants } from '../../test/builders/running-tenants.ts'
import type { Role } from '../../test/builders/tenants.ts'
import { handler as schedule } from './create-scheduled-report.ts'
import { handler as remove } from './delete-scheduled-report.ts'
import { handler } from './list-upcoming-runs.ts'

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
