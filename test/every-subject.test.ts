/** Every kind of subject of every report type, by the words that the screen sends: run, address, link, PDF and schedule. */
import { expect, test } from '@jest/globals'
import type { ReportSearch } from '../frontend/src/request/address.ts'
import { reportCall } from '../frontend/src/request/run-report.ts'
import { orderWords, searchOfSubject, subjectOf } from '../frontend/src/request/subject.ts'
import type { ReportView } from '../frontend/src/request/view.ts'
import { handlerOf } from '../functions/edge/endpoints/index.ts'
import { type EndpointName, endpoints } from '../shared/api/index.ts'
import { declaredSubject, type ReportType, reportManifests } from '../shared/reports/index.ts'
import { kindsOf, type SubjectKind, subjectRow } from '../shared/reports/subjects.ts'
import { type CallInput, callHandler } from './builders/call.ts'
import { startTenants } from './builders/running-tenants.ts'
import { adAccountOf, advocacyOf, dayBefore, listenerOf } from './builders/tenants.ts'

const now = new Date()
const profile = 'profile-zebra-1'
const group = 'group-zebra-1'
const ids: Partial<Record<SubjectKind, string>> = { listener: listenerOf(profile), advocacy: advocacyOf(profile), ad_account: adAccountOf(profile) }
const tenants = startTenants({ now, unlimited: true })

const call = (name: EndpointName, input: CallInput) => {
  const { method, path } = endpoints.find((one) => one.name === name) ?? { method: 'GET', path: '' }
  return callHandler(handlerOf(name), method, path, { session: tenants.sessions.owner, ...input })
}
const endpointAt = (route: string): EndpointName | undefined => endpoints.find(({ method, path }) => `${method} ${path}` === route)?.name

/** The view of the open report after its address was written and read again. */
function viewOf(type: ReportType, kind: SubjectKind): ReportView {
  const row = subjectRow(kind)
  const chosen = {
    subject: { kind, id: ids[kind] ?? null },
    profileIds: row.profiles === 'none' ? [] : [profile],
    labels: row.labels ? [`label-${profile}`] : [],
  }
  const search: ReportSearch = searchOfSubject(type, chosen)
  const view = {
    entityGid: group,
    network: 'cross_channel',
    range: { from: dayBefore(now, 8), to: dayBefore(now, 2) },
    prior: { from: dayBefore(now, 15), to: dayBefore(now, 9) },
    templateId: null,
    timezone: 'Europe/London',
    labelMatch: 'any' as const,
  }
  return { ...view, ...chosen, ...subjectOf(type, search) }
}

const cases = reportManifests.flatMap(({ id }) => kindsOf(declaredSubject(id)).map((kind) => [id, kind] as const))

test.each(cases)('%s about %s: the screen runs it, and a link, a PDF and a schedule take it', async (type, kind) => {
  const view = viewOf(type, kind)
  const { route, query } = reportCall(type, view)
  const run = await call(endpointAt(route) ?? 'get-performance-report', { query: { ...query } })
  expect([run.status, run.json.error ?? null]).toEqual([200, null])
  const { request } = run.json

  const link = await call('create-share', { body: { type, data: { request } } })
  expect([link.status, link.json.error]).toEqual([201, undefined])
  const token = String(link.json.link).split('/').at(-1) ?? ''
  const opened = await call('get-shared-report', { params: { token }, session: null })
  expect(opened.json).toMatchObject({ report: { request } })

  const words = { entities: [group], profiles: view.profileIds, template_id: null, ...orderWords(type, view) }
  const pdf = { ...words, flavor: type, type: 'ONCE', generate_at: 'now', from_date: view.range.from, to_date: view.range.to }
  const weekly = { ...words, flavor: type, type: 'WEEKLY', generate_at: new Date(now.getTime() + 86_400_000).toISOString(), recipient_emails: 'a@x.test' }
  for (const body of [pdf, weekly]) {
    const { status, json } = await call('create-scheduled-report', { body })
    expect([status, json.error]).toEqual([201, undefined])
  }
})
