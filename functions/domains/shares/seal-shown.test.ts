import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { createScheduledReport } from '../../../shared/api/schedules.ts'
import { messages } from '../../../shared/messages.ts'
import { digestOf } from '../../../shared/reports/digest.ts'
import { forReaders } from '../../../shared/reports/for-readers.ts'
import { GenericReport, reportOfGeneric } from '../../../shared/reports/generic-report.ts'
import { Report, reportTabs } from '../../../shared/reports/report.ts'
import { callHandler } from '../../../test/builders/call.ts'
import { startTenants } from '../../../test/builders/running-tenants.ts'
import { dayBefore, listenerOf } from '../../../test/builders/tenants.ts'
import { handler as listening } from '../../edge/endpoints/reports/get-listener-report.ts'
import { handler as performance } from '../../edge/endpoints/reports/get-performance-report.ts'
import { handler as social } from '../../edge/endpoints/reports/get-social-media-performance-report.ts'
import { handler } from '../../edge/endpoints/schedules/create-scheduled-report.ts'
import { writeSeries } from '../series/store/series.ts'
import { readSealed } from './snapshots.ts'

const now = new Date()
const account = 'acct-zebra'
const profile = 'profile-zebra-1'
const range = { dateFrom: dayBefore(now, 8), dateTo: dayBefore(now, 2), timezone: 'Europe/London' }
const tenants = startTenants({ now })

const shownBy = async (report: Report) => ({ fetchedAt: report.fetchedAt, digest: await digestOf(report) })
const ask = (given: Record<string, unknown>) =>
  callHandler(handler, 'POST', '/reports/scheduled', {
    body: { type: 'ONCE', generate_at: 'now', timezone: range.timezone, from_date: range.dateFrom, to_date: range.dateTo, ...given },
    session: tenants.sessions.owner,
  })
const recordOf = (json: unknown) => v.parse(createScheduledReport.response, json).records[0]
const onScreen = async () =>
  v.parse(
    Report,
    (await callHandler(social, 'GET', '/reports/social-media-performance', { query: { profiles: profile, ...range }, session: tenants.sessions.owner })).json,
  )

test('the PDF of a screen is sealed as it was shown, whatever is imported before it is printed', async () => {
  const screen = await onScreen()
  const asked = { flavor: 'comprehensive', profiles: [profile], generated_report: await shownBy(screen) }
  const { status, json } = await ask(asked)
  expect(status).toBe(201)
  const record = recordOf(json)
  await writeSeries(account, profile, [{ date: range.dateTo, values: { followers: 90_000, impressions: 77_000, reach: 5 } }])
  const sealed = await readSealed(account, record?.hash ?? '')
  expect(reportTabs(sealed).map(({ summary, report }) => [summary, report])).toEqual(
    reportTabs(forReaders(screen)).map(({ summary, report }) => [summary, report]),
  )
  expect(sealed.fetchedAt).toBe(screen.fetchedAt)

  // the screen that still shows the figures from before is told to refresh, and then has the new ones
  const late = await ask(asked)
  expect([late.status, late.json.error]).toEqual([409, messages.pdf.changed])
  expect((await ask({ ...asked, generated_report: await shownBy(await onScreen()) })).status).toBe(201)
})

test('reports over items are the same again too, flat ones and tabbed ones', async () => {
  const tasks = await callHandler(performance, 'GET', '/reports/performance', {
    query: { type: 'tasks', profiles: profile, ...range },
    session: tenants.sessions.owner,
  })
  const shown = await shownBy(v.parse(Report, tasks.json))
  expect((await ask({ flavor: 'tasks', profiles: [profile], generated_report: shown })).status).toBe(201)
  const query = { listener_gid: listenerOf(profile), report_type: 'listener', ...range }
  const found = await callHandler(listening, 'GET', '/reports/listener', { query, session: tenants.sessions.owner })
  const listener = await shownBy(reportOfGeneric(v.parse(GenericReport, found.json)))
  expect((await ask({ flavor: 'listener_performance', listener_gid: listenerOf(profile), generated_report: listener })).status).toBe(201)
})

test('without what was shown the figures are those of the run; a page that was open too long is read anew first', async () => {
  const asked = { flavor: 'comprehensive', profiles: [profile] }
  expect(recordOf((await ask(asked)).json)?.hash).toBeNull()
  const { digest } = await shownBy(await onScreen())
  for (const fetchedAt of [new Date(now.getTime() - 25 * 3_600_000), new Date(now.getTime() + 3_600_000)]) {
    expect((await ask({ ...asked, generated_report: { digest, fetchedAt: fetchedAt.toISOString() } })).status).toBe(409)
  }
})
