import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { listScheduledReports } from '../../shared/api/schedules.ts'
import { callHandler } from '../../test/builders/call.ts'
import { startTenants } from '../../test/builders/running-tenants.ts'
import { handler as schedule } from './create-scheduled-report.ts'
import { handler } from './list-scheduled-reports.ts'

const tenants = startTenants({ now: new Date() })
const body = { flavor: 'comprehensive', type: 'WEEKLY', timezone: 'Europe/London', profiles: ['profile-zebra-1'], recipient_emails: 'a@x.test' }

test('a page of the list never ends between the runs to come of a schedule, and the next page goes on after them', async () => {
  const session = tenants.sessions.owner
  for (const quantity of [2, 52]) {
    const made = await callHandler(schedule, 'POST', '/reports/scheduled', { body: { ...body, generate_at: '2031-03-03T09:00', quantity }, session })
    expect(made.status).toBe(201)
  }
  const read = async (query: Record<string, string>) =>
    v.parse(listScheduledReports.response, (await callHandler(handler, 'GET', '/reports/scheduled', { query, session })).json)
  const first = await read({})
  expect(first.records.map(({ run }) => run)).toEqual(Array.from({ length: 52 }, (_, at) => 52 - at))
  const second = await read({ cursor: first.cursor ?? '' })
  expect(second.records.slice(0, 2).map(({ run, runs }) => [run, runs])).toEqual([
    [2, 2],
    [1, 2],
  ])
})
