import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { listScheduledReports } from '../../shared/api/schedules.ts'
import { callHandler } from '../../test/builders/call.ts'
import { startTenants } from '../../test/builders/running-tenants.ts'
import { handler as schedule } from './create-scheduled-report.ts'
import { handler } from './list-scheduled-reports.ts'

const tenants = startTenants({ now: new Date() })
const body = { flavor: 'comprehensive', type: 'WEEKLY', timezone: 'Europe/London', profiles: ['profile-zebra-1'], recipient_emails: 'a@x.test' }

const order = async (quantity: number) => {
  const made = await callHandler(schedule, 'POST', '/reports/scheduled', {
    body: { ...body, generate_at: '2031-03-03T09:00', quantity },
    session: tenants.sessions.owner,
  })
  expect(made.status).toBe(201)
}
const read = async (cursor: string | null) => {
  const { json } = await callHandler(handler, 'GET', '/reports/scheduled', { query: cursor ? { cursor } : {}, session: tenants.sessions.owner })
  return v.parse(listScheduledReports.response, json)
}
const runsBySchedule = ({ records }: v.InferOutput<typeof listScheduledReports.response>) =>
  [...Map.groupBy(records, ({ schedule_id }) => schedule_id).values()].map((runs) => runs.map(({ run }) => run))
const downFrom = (runs: number) => Array.from({ length: runs }, (_, at) => runs - at)

test('a page of the list has at least ten rows, however many runs its schedules have, and never ends between those of one', async () => {
  const quantities = [2, 52, 1, 52, 52, 7, 52, 52, 3, 52, 52]
  for (const quantity of quantities) await order(quantity)
  const first = await read(null)
  expect(runsBySchedule(first)).toEqual(quantities.slice(1).reverse().map(downFrom))
  const second = await read(first.cursor)
  expect([runsBySchedule(second), second.cursor]).toEqual([[[2, 1]], null])
})
