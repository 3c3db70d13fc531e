import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { createScheduledReport, getScheduledReport } from '../../../../shared/api/schedules.ts'
import { deliveryMessages } from '../../../../shared/delivery-messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { type Role, userOf } from '../../../../test/builders/tenants.ts'
import { getSchedule } from '../../../domains/schedules/store/schedules.ts'
import { handler as schedule } from './create-scheduled-report.ts'
import { handler as read } from './get-scheduled-report.ts'
import { handler as handOver } from './hand-over-scheduled-report.ts'

const tenants = startTenants({ now: new Date() })
const words = deliveryMessages.handOver

async function weekly(changes: Record<string, unknown> = {}) {
  const order = { flavor: 'comprehensive', type: 'WEEKLY', generate_at: '2031-03-03T09:00', quantity: 3, timezone: 'UTC', profiles: ['profile-zebra-1'] }
  const body = { ...order, recipient_users: [userOf('owner')], ...changes }
  const made = await callHandler(schedule, 'POST', '/reports/scheduled', { body, session: tenants.sessions.owner })
  return v.parse(createScheduledReport.response, made.json)
}
const give = (id: string, to: Role, who: Role = 'owner') =>
  callHandler(handOver, 'POST', '/reports/scheduled/{id}/hand-over', { params: { id }, body: { user_id: userOf(to) }, session: tenants.sessions[who] })
const opened = async (id: string) => {
  const session = tenants.sessions.owner
  return v.parse(getScheduledReport.response, (await callHandler(read, 'GET', '/reports/scheduled/{id}', { params: { id }, session })).json)
}

test('all runs to come go to somebody who may schedule them, with their recipients, and twice is once', async () => {
  const { schedule_id, records } = await weekly()
  const ids = records.map(({ _id }) => _id)
  for (const _ of [1, 2]) expect(await give(ids[1] ?? '', 'restricted')).toMatchObject({ status: 200, json: { owner: { id: userOf('restricted') } } })
  for (const id of ids) expect(await opened(id)).toMatchObject({ owner: { id: userOf('restricted') }, order: { recipient_users: [userOf('owner')] } })
  expect(await getSchedule('acct-zebra', schedule_id)).toMatchObject({ owner_id: userOf('restricted') })
  // they may give it back
  expect((await give(ids[0] ?? '', 'owner', 'restricted')).status).toBe(200)
})

test('whoever may not schedule it, does not see all of it, or is not of the team is refused, and nothing changes', async () => {
  const both = await weekly({ profiles: ['profile-zebra-1', 'profile-zebra-2'] })
  const one = await weekly()
  const id = one.records[0]?._id ?? ''
  const refused = [
    await give(both.records[0]?._id ?? '', 'restricted'),
    ...(await Promise.all((['readonly', 'outsider', 'advocate', 'other'] as const).map((to) => give(id, to)))),
  ]
  expect(refused.map(({ status, json }) => [status, json.error])).toEqual(refused.map(() => [409, words.mayNot]))
  expect((await give(id, 'manager', 'readonly')).status).toBe(403)
  expect((await opened(id)).owner?.id).toBe(userOf('owner'))
})
