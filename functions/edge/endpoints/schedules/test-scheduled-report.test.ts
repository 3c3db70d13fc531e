import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { listReportRows } from '../../../../shared/api/run-lists.ts'
import { createScheduledReport, listScheduledReports } from '../../../../shared/api/schedules.ts'
import { budgets } from '../../../../shared/limits.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import type { Role } from '../../../../test/builders/tenants.ts'
import { handler as schedule } from './create-scheduled-report.ts'
import { handler as rows } from './list-report-rows.ts'
import { handler as list } from './list-scheduled-reports.ts'
import { handler as sendTest } from './test-scheduled-report.ts'

const tenants = startTenants({ now: new Date() })

const order = { flavor: 'comprehensive', type: 'WEEKLY', generate_at: '2031-03-03T09:00', timezone: 'UTC', profiles: ['profile-zebra-1'] }
const ask = (changes: Record<string, unknown> = {}, who: Role = 'owner') =>
  callHandler(sendTest, 'POST', '/reports/scheduled/test', { body: { ...order, ...changes }, session: tenants.sessions[who] })

test('a test is in no list, is refused like an order, and so many an hour are enough', async () => {
  const made = await callHandler(schedule, 'POST', '/reports/scheduled', { body: { ...order, recipient_emails: 'a@x.test' }, session: tenants.sessions.owner })
  const [{ _id } = { _id: '' }] = v.parse(createScheduledReport.response, made.json).records
  expect([(await ask({}, 'readonly')).status, (await ask({ profiles: ['profile-none'] })).status, (await ask({ type: 'ONCE' })).status]).toEqual([
    403, 404, 400,
  ])
  // what was refused is not counted
  for (let one = 0; one < budgets.reportTest.user; one++) expect((await ask({ idempotency_key: `test-${one}` })).status).toBe(201)
  // nor is what comes again with its key
  expect((await ask({ idempotency_key: 'test-0' })).status).toBe(201)
  expect(await ask()).toMatchObject({ status: 429, json: { error: expect.stringContaining(budgets.reportTest.noun) } })
  const listed = await callHandler(list, 'GET', '/reports/scheduled', { session: tenants.sessions.owner })
  expect(v.parse(listScheduledReports.response, listed.json).records.map((record) => record._id)).toEqual([_id])
  const shown = await callHandler(rows, 'GET', '/reports/rows', { session: tenants.sessions.owner })
  expect(v.parse(listReportRows.response, shown.json).rows.map(({ record }) => record._id)).toEqual([_id])
})
