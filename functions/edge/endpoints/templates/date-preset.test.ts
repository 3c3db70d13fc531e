/** The dates that templates start with, through the real chain, on the real table. */
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { createScheduledReport } from '../../../../shared/api/schedules.ts'
import { getReportTemplate, listReportTemplates } from '../../../../shared/api/templates.ts'
import { addYears } from '../../../../shared/dates/calendar-date.ts'
import { computedCompareIds } from '../../../../shared/dates/compare.ts'
import { quickRangeIds } from '../../../../shared/dates/quick-ranges.ts'
import { Report } from '../../../../shared/reports/report.ts'
import { templateMessages } from '../../../../shared/template-messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { dayBefore } from '../../../../test/builders/tenants.ts'
import { getOccurrence } from '../../../domains/schedules/store/occurrences.ts'
import { listTemplates, putTemplate } from '../../../domains/templates/store/templates.ts'
import { handlerOf } from '../index.ts'

const now = new Date()
const account = 'acct-zebra'
const tenants = startTenants({ now, unlimited: true })
const path = '/reports/templates/{id}'

const owner = () => {
  const session = tenants.sessions.owner
  return {
    list: () => callHandler(handlerOf('list-report-templates'), 'GET', '/reports/templates', { session, query: {} }),
    get: (id: string) => callHandler(handlerOf('get-report-template'), 'GET', path, { session, params: { id } }),
    create: (body: unknown) => callHandler(handlerOf('create-report-template'), 'POST', '/reports/templates', { session, body }),
    update: (id: string, body: unknown) => callHandler(handlerOf('update-report-template'), 'PATCH', path, { session, params: { id }, body }),
    restore: (id: string, body: unknown) => callHandler(handlerOf('restore-report-template'), 'POST', `${path}/restore`, { session, params: { id }, body }),
    changes: (id: string, query: Record<string, string>) =>
      callHandler(handlerOf('compare-report-template'), 'GET', `${path}/changes`, { session, params: { id }, query }),
    /** An endpoint that may be asked without dates. */
    runInbox: (template_id: string, dates: Record<string, string>) =>
      callHandler(handlerOf('get-inbox-activity-report'), 'GET', '/reports/inbox-activity', {
        session,
        query: { profiles: 'profile-zebra-1', timezone: 'UTC', template_id, ...dates },
      }),
    schedule: (template_id: string, more: object = {}) =>
      callHandler(handlerOf('create-scheduled-report'), 'POST', '/reports/scheduled', {
        session,
        body: {
          ...{ flavor: 'comprehensive', type: 'WEEKLY', quantity: 2, profiles: ['profile-zebra-1'], recipient_users: ['user-zebra-owner'] },
          ...{ generate_at: new Date(now.getTime() + 2 * 86_400_000).toISOString(), template_id, ...more },
        },
      }),
  }
}
const none = (): never => {
  throw new Error('There is none.')
}
const whole = { flavor: 'comprehensive', hideIndicators: false, reports: [] }
const made = async (body: object) => {
  const { status, json } = await owner().create({ ...whole, ...body })
  expect(status).toBe(201)
  return v.parse(getReportTemplate.response.entries.template, json.template)
}
const read = async (id: string) => v.parse(getReportTemplate.response, (await owner().get(id)).json)
const listed = async () => v.parse(listReportTemplates.response, (await owner().list()).json).templates
const said = async (answer: ReturnType<ReturnType<typeof owner>['get']>) => [(await answer).status, (await answer).json.error]

test('a run without dates begins with those of its template; what is said wins, and one that left the product breaks nothing', async () => {
  const { _id } = await made({ name: 'Weekly', flavor: 'inbox_activity', range: 'last_7_days', compare: 'last_year' })
  const dates = async (given: Record<string, string>) => v.parse(Report, (await owner().runInbox(_id, given)).json).dates
  const [today, from] = [dayBefore(now, 0), dayBefore(now, 6)]
  const yearBefore = { priorFrom: addYears(from, -1), priorTo: addYears(today, -1) }
  expect(await dates({})).toEqual({ dateFrom: from, dateTo: today, ...yearBefore })
  const said = { dateFrom: dayBefore(now, 20), dateTo: dayBefore(now, 10) }
  expect(await dates(said)).toEqual({ ...said, priorFrom: addYears(said.dateFrom, -1), priorTo: addYears(said.dateTo, -1) })
  const all = { ...said, priorFrom: dayBefore(now, 40), priorTo: dayBefore(now, 30) }
  expect(await dates(all)).toEqual(all)

  const before = (await listTemplates(account)).find((one) => one._id === _id) ?? none()
  await putTemplate(account, { ...before, range: 'last_fortnight', compare: 'two_years_ago', version: 2 })
  expect((await read(_id)).template).toMatchObject({ range: 'last_fortnight', compare: 'two_years_ago' })
  expect(await dates({})).toMatchObject({ dateFrom: dayBefore(now, 28), dateTo: today, priorTo: dayBefore(now, 35) })
  expect((await owner().schedule(_id, { flavor: 'inbox_activity' })).status).toBe(201)
  expect((await owner().changes(_id, { from: '1', to: '2' })).json).toEqual({
    changes: ['Its default dates are now “last fortnight”.', 'Its default comparison is now “two years ago”.'],
  })
})

test('a schedule without a range takes that of its template, in the version it is pinned to', async () => {
  const { _id } = await made({ name: 'Weekly', range: 'last_7_days', compare: 'last_year' })
  await owner().update(_id, { name: 'Weekly', hideIndicators: false, reports: [], range: 'month_to_date', version: 1 })
  const scheduled = async (more: object) => {
    const [run] = v.parse(createScheduledReport.response, (await owner().schedule(_id, more)).json).records
    const { range, compare } = (await getOccurrence(account, run?._id ?? '')) ?? none()
    return [range, compare]
  }
  expect(await scheduled({})).toEqual(['month_to_date', 'last_year'])
  expect(await scheduled({ template_version: 1 })).toEqual(['last_7_days', 'last_year'])
  expect(await scheduled({ range: 'year_to_date' })).toEqual(['year_to_date', 'last_year'])
  expect(await scheduled({ range: { days: 3 }, compare: 'preceding' })).toEqual([{ days: 3 }, 'preceding'])
})

test('dates to start with stay unless they are said, go with null, and come back with an earlier version', async () => {
  const { _id } = await made({ name: 'Dated', range: 'last_7_days', compare: 'preceding' })
  const save = async (version: number, more: object = {}) => {
    const { json } = await owner().update(_id, { name: 'Dated', hideIndicators: false, reports: [], version, ...more })
    return v.parse(getReportTemplate.response.entries.template, json.template)
  }
  expect(await save(1)).toMatchObject({ range: 'last_7_days', compare: 'preceding' })
  expect(await save(2, { range: null, compare: 'last_year' })).toMatchObject({ range: null, compare: 'last_year' })
  expect((await owner().restore(_id, { restored: 1, version: 3 })).json.template).toMatchObject({ range: 'last_7_days', compare: 'preceding', version: 4 })
  expect((await listed()).find((one) => one._id === _id)).toMatchObject({ range: 'last_7_days', compare: 'preceding' })
  expect(await said(owner().update(_id, { name: 'Dated', hideIndicators: false, reports: [], version: 4, range: 'last_fortnight' }))).toEqual([
    400,
    templateMessages.notRange(quickRangeIds),
  ])
  expect(await said(owner().create({ ...whole, name: 'Wrong', compare: 'custom' }))).toEqual([400, templateMessages.notCompare(computedCompareIds)])
  expect((await read(_id)).template.version).toBe(4)
})
