import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { createScheduledReport, getScheduledReport, updateScheduledReport } from '../../../../shared/api/schedules.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import type { Role } from '../../../../test/builders/tenants.ts'
import { handler as schedule } from './create-scheduled-report.ts'
import { handler } from './get-scheduled-report.ts'
import { handler as update } from './update-scheduled-report.ts'

const tenants = startTenants({ now: new Date() })
const path = '/reports/scheduled/{id}'

async function order(body: Record<string, unknown>) {
  const whole = { type: 'MONTHLY', generate_at: '2029-01-31T09:00', quantity: 3, timezone: 'Europe/London', recipient_emails: 'a@x.test', ...body }
  const made = await callHandler(schedule, 'POST', '/reports/scheduled', { body: whole, session: tenants.sessions.owner })
  expect({ status: made.status, error: made.json.error }).toEqual({ status: 201, error: undefined })
  return v.parse(createScheduledReport.response, made.json).records.map(({ _id }) => _id)
}
const read = async (id = '', who: Role = 'owner') => {
  return v.parse(getScheduledReport.response, (await callHandler(handler, 'GET', path, { params: { id }, session: tenants.sessions[who] })).json)
}
const change = async (id = '', body: Record<string, unknown>) => {
  return v.parse(updateScheduledReport.response, (await callHandler(update, 'PATCH', path, { params: { id }, body, session: tenants.sessions.owner })).json)
}

test('what was ordered, sent back as it is, changes nothing, and the last day of a short month is no new time for those that follow', async () => {
  const orders = [
    { flavor: 'comprehensive', profiles: ['profile-zebra-1'], recipient_users: ['user-zebra-restricted'], range: { days: 9 }, compare: 'last_year' },
    { flavor: 'posts', profiles: ['profile-zebra-1'], label: ['zebra', 'winter'], label_match: 'all', pdf_extent: 'sections' },
    { flavor: 'listener_performance', listener_gid: 'listener-zebra-1' },
    { flavor: 'sentiment', sentiment_report_type: 'listener', listener_gid: 'listener-zebra-1' },
  ]
  for (const body of orders) {
    const [, second] = await order(body)
    const before = await read(second)
    expect(before.order).toMatchObject({ ...body, generate_at: '2029-02-28T09:00' })
    expect(before.course).toEqual({
      sent: 0,
      following: [{ run: 3, generate_at: '2029-03-31T08:00:00.000Z', timezone: 'Europe/London', counted_from: '2029-01-31T09:00' }],
    })
    const { records } = await change(second, { ...before.order, which: 'following' })
    expect(records.map(({ local_time }) => local_time)).toEqual(['2029-02-28T09:00', '2029-03-31T09:00'])
    expect(await read(second)).toEqual({ ...before, revision: Number(before.revision) + 1 })
  }
})

test('an order that does not say what its PDF holds has everything, and is sent whatever is missing; a change that does not say leaves both as they are', async () => {
  const whole = { flavor: 'comprehensive', profiles: ['profile-zebra-1'] }
  const [unsaid] = await order(whole)
  const [short] = await order({ ...whole, pdf_extent: 'sections', missing_data: 'hold' })
  expect((await read(unsaid)).order).toMatchObject({ pdf_extent: 'everything', missing_data: 'send' })
  const { pdf_extent, missing_data, ...said } = (await read(short)).order ?? {}
  expect([pdf_extent, missing_data]).toEqual(['sections', 'hold'])
  await change(short, { ...said, which: 'run' })
  expect((await read(short)).order).toMatchObject({ pdf_extent, missing_data })
})

test('a change into the past is refused, and says when that was', async () => {
  const [first] = await order({ flavor: 'comprehensive', profiles: ['profile-zebra-1'] })
  const body = { ...(await read(first)).order, generate_at: '2020-01-06T09:00', which: 'following' }
  const refused = await callHandler(update, 'PATCH', path, { params: { id: first ?? '' }, body, session: tenants.sessions.owner })
  expect([refused.status, refused.json.error]).toEqual([400, 'Mon 6 Jan 2020, 09:00 GMT is in the past. Please select a future time.'])
})

test('who may view a run and not change it is told nothing of its order', async () => {
  const [first] = await order({ flavor: 'comprehensive', profiles: ['profile-zebra-1'] })
  const seen = await read(first, 'readonly')
  expect([seen.record._id, seen.order, seen.course]).toEqual([first, null, null])
  expect((await read(first, 'restricted')).order).not.toBeNull()
})
