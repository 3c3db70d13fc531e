import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { listAlerts } from '../../../../shared/api/notifications.ts'
import { getSharedReport } from '../../../../shared/api/shared-reports.ts'
import { createShare, createShareLink, listShares, listShareViews, revokeAllShares } from '../../../../shared/api/shares.ts'
import { linkMessages } from '../../../../shared/link-messages.ts'
import type { ReportRequest } from '../../../../shared/reports/request.ts'
import { requestMessages } from '../../../../shared/request-messages.ts'
import { type Session, signIn, visitor } from '../../../../test/builders/session.ts'
import { startStack, type TestStack } from '../../../../test/builders/stack.ts'
import { changeShare, findShare } from '../../../domains/shares/store/shares.ts'

let stack: TestStack
let owner: Session
let anyone: Session
const request: ReportRequest = {
  type: 'comprehensive',
  profiles: ['demo-linkedin'],
  dateFrom: '2026-10-01',
  dateTo: '2026-10-31',
  priorFrom: '2026-08-27',
  priorTo: '2026-09-26',
  timezone: 'Europe/London',
  template_id: null,
  labels: [],
  labelMatch: 'any',
}

beforeAll(async () => {
  stack = await startStack({ seed: true })
  owner = await signIn(stack.origin, 'owner@almanac.test')
  anyone = visitor(stack.origin)
})
afterAll(() => stack.stop())

async function share(changes: Record<string, unknown> = {}) {
  const { status, body } = await owner('POST', '/reports/share', { type: 'comprehensive', data: { request }, ...changes })
  expect({ status, body }).toMatchObject({ status: 201 })
  const made = v.parse(createShare.response, body)
  const token = new URL(made.link).pathname.slice('/shared-report/'.length)
  return { ...made, token, open: () => anyone('GET', `/shared-reports/${token}`) }
}

/** When a figure was read may be another minute than that of the report it is compared with. */
const figures = (reports: unknown): unknown => JSON.parse(JSON.stringify(reports, (key, value) => (key === 'fetched' ? undefined : value)))

const gone = expect.objectContaining({ status: 410, body: expect.objectContaining({ error: linkMessages.refused.gone }) })

test('a link opens the sealed report for anyone, with the figures the server computed, and counts who looked', async () => {
  const { body } = await owner(
    'GET',
    `/reports/social-media-performance?profiles=demo-linkedin&dateFrom=2026-10-01&dateTo=2026-10-31&priorFrom=2026-08-27&priorTo=2026-09-26&timezone=Europe/London`,
  )
  if (typeof body !== 'object' || body === null || !('reports' in body)) throw new Error('no report')
  const forged = {
    ...body,
    request: { ...request, note: 'x' },
    reports: { crossChannel: { summary: [{ key: 'impressions', value: 1e9 }] } },
    notes: ['Forged'],
  }
  const { id, link, hash, expires_at, open } = await share({ data: forged })
  expect(link).toMatch(new RegExp(`^${stack.origin}/shared-report/[\\w-]{43}$`))
  expect(Date.parse(expires_at ?? '') - Date.now()).toBeGreaterThan(89 * 86_400_000)
  const opened = await open()
  expect(opened.status).toBe(200)
  expect(opened.headers.get('x-robots-tag')).toContain('noindex')
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
  expect(opened.headers.get('cache-control')).toContain('no-store')
  const shared = v.parse(getSharedReport.response, opened.body)
  expect(shared).toMatchObject({ hash, expires_at, shared_by: 'Northbound', report: { timezone: 'Europe/London', cover: null } })
  expect(figures(shared.report.reports)).toEqual(figures(body.reports))
  expect(shared.report.entities).toEqual([{ entity_gid: 'group-northbound', name: 'Northbound Coffee' }])
  await open()
  const { shares } = v.parse(listShares.response, (await owner('GET', '/reports/share')).body)
  expect(shares.find((one) => one.id === id)).toMatchObject({ views: 2, revoked_at: null, made_by: 'Mara Okafor', title: 'Social media performance report' })
})

test('revoked, over, changed by one letter, made up: all gone, in the same words', async () => {
  const revoked = await share({ expires: 'never' })
  expect((await revoked.open()).status).toBe(200)
  expect((await owner('DELETE', `/reports/share/${revoked.id}`)).body).toEqual({ revoked: true })
  expect(await revoked.open()).toEqual(gone)
  // a revoked link does not come back
  for (const change of [{ expires: '7' }, {}]) expect((await owner('PATCH', `/reports/share/${revoked.id}`, change)).status).toBe(410)

  const over = await share({ expires: '7' })
  expect(await findShare(over.token, new Date(Date.now() + 6 * 86_400_000))).not.toBeNull()
  await changeShare('acct-demo', { origin: 'person', id: over.id }, { expires_at: new Date(Date.now() - 1000).toISOString() })
  expect(await over.open()).toEqual(gone)
  expect((await owner('PATCH', `/reports/share/${over.id}`, { expires: 'never' })).body).toMatchObject({ expires_at: null })
  expect((await over.open()).status).toBe(200)

  for (const token of [`${over.token.slice(0, -1)}${over.token.endsWith('A') ? 'B' : 'A'}`, 'x', `${over.token}x`, over.id]) {
    expect(await anyone('GET', `/shared-reports/${token}`)).toEqual(gone)
  }
})

test('each time a link is opened is listed with its browser, for who may manage it', async () => {
  const { id, token, open } = await share()
  const views = async (session: Session) => session('GET', `/reports/share/${id}/views`)
  // a program that only asks for the head is no reader
  expect((await fetch(`${stack.origin}/api/shared-reports/${token}`, { method: 'HEAD' })).status).toBe(200)
  expect((await views(owner)).body).toEqual({ views: [] })
  await open()
  await open()
  const { views: found } = v.parse(listShareViews.response, (await views(owner)).body)
  expect(found).toHaveLength(2)
  expect(found[0]?.at.localeCompare(found[1]?.at ?? '')).toBeGreaterThanOrEqual(0)
  expect((await views(await signIn(stack.origin, 'other@almanac.test'))).status).toBe(404)
})

test('all links that work are revoked at once, and nobody else’s', async () => {
  const [one, other] = [await share(), await share({ expires: 'never' })]
  const stranger = await signIn(stack.origin, 'other@almanac.test')
  expect((await stranger('DELETE', '/reports/share')).body).toEqual({ revoked: 0 })
  expect((await one.open()).status).toBe(200)
  const { revoked } = v.parse(revokeAllShares.response, (await owner('DELETE', '/reports/share')).body)
  expect(revoked).toBeGreaterThanOrEqual(2)
  for (const { open } of [one, other]) expect(await open()).toEqual(gone)
  expect((await owner('DELETE', '/reports/share')).body).toEqual({ revoked: 0 })
})

test('a new address opens the same report and ends the one before; a revoked link gets none', async () => {
  const first = await share()
  const made = await owner('POST', `/reports/share/${first.id}/link`)
  const { link } = v.parse(createShareLink.response, made.body)
  const open = () => anyone('GET', new URL(link).pathname.replace('/shared-report/', '/shared-reports/'))
  expect(await first.open()).toEqual(gone)
  expect(v.parse(getSharedReport.response, (await open()).body).hash).toBe(first.hash)
  const listed = async () => v.parse(listShares.response, (await owner('GET', '/reports/share')).body).shares.find(({ id }) => id === first.id)
  expect(await listed()).toMatchObject({
    views: 1,
    made_by: 'Mara Okafor',
    entities: ['group-northbound'],
    last_opened_at: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  await owner('DELETE', `/reports/share/${first.id}`)
  expect(await open()).toEqual(gone)
  expect((await owner('POST', `/reports/share/${first.id}/link`)).status).toBe(410)
})

test('what was meant for an address that was replaced meanwhile is refused, and changes nothing', async () => {
  const { id, generation } = await share()
  const renewed = v.parse(createShareLink.response, (await owner('POST', `/reports/share/${id}/link`)).body)
  const listed = async () => v.parse(listShares.response, (await owner('GET', '/reports/share')).body).shares.find((one) => one.id === id)
  const before = await listed()
  const refused = { status: 409, body: { error: linkMessages.refused.replaced } }
  expect(await owner('PATCH', `/reports/share/${id}`, { expires: 'never', password: 'espresso crema', generation })).toMatchObject(refused)
  expect(await owner('DELETE', `/reports/share/${id}?generation=${generation}`)).toMatchObject(refused)
  expect(await owner('POST', `/reports/share/${id}/link?generation=${generation}`)).toMatchObject(refused)
  expect(await owner('PATCH', `/reports/share/${id}`, { generation })).toMatchObject(refused)
  expect(await listed()).toEqual(before)
  expect(before).toMatchObject({ generation: renewed.generation })
  const changed = await owner('PATCH', `/reports/share/${id}`, { expires: 'never', generation: renewed.generation })
  expect(changed.body).toEqual({ expires_at: null, has_password: false, downloads: false })
  expect((await owner('DELETE', `/reports/share/${id}?generation=${renewed.generation}`)).status).toBe(200)
  expect((await owner('PATCH', `/reports/share/${id}`, { expires: '7', generation: renewed.generation })).status).toBe(410)
  const invalid = { status: 400, body: { error: requestMessages.invalidField('generation') } }
  for (const wrong of ['-1', 'x', '']) expect(await owner('DELETE', `/reports/share/${id}?generation=${wrong}`)).toMatchObject(invalid)
})

test('the token reaches nothing else, and nobody shares or manages what is not theirs', async () => {
  const { id, token } = await share()
  expect((await anyone('GET', `/downloads/${token}`)).status).toBe(410)
  expect((await visitor(stack.origin, `almanac_session=${token}`)('GET', '/me')).status).toBe(401)
  const stranger = await signIn(stack.origin, 'other@almanac.test')
  expect((await stranger('DELETE', `/reports/share/${id}`)).status).toBe(404)
  expect((await stranger('POST', `/reports/share/${id}/link`)).status).toBe(404)
  expect((await stranger('PATCH', `/reports/share/${id}`, { expires: '7' })).status).toBe(404)
  expect((await stranger('POST', '/reports/share', { type: 'comprehensive', data: { request } })).status).toBe(404)
  expect((await anyone('POST', '/reports/share', { type: 'comprehensive', data: { request } })).status).toBe(401)
  expect((await owner('POST', '/reports/share', { type: 'posts', data: { request } })).status).toBe(400)
  expect((await owner('POST', '/reports/share', { type: 'comprehensive', data: { request: { ...request, dateTo: '2126-01-01' } } })).status).toBe(400)
})

test('who shared is told of the first time that somebody else opens it, and of no other', async () => {
  const told = async () => {
    const { alerts } = v.parse(listAlerts.response, (await owner('GET', '/alert?type=report_link_viewed')).body)
    return alerts.map(({ message }) => message)
  }
  await owner('PATCH', '/me/notifications', { choices: [{ type: 'report_link_viewed', channel: 'ALERT', on: true }] })
  const { token, open } = await share()
  const before = (await told()).length
  expect((await owner('GET', `/shared-reports/${token}`)).status).toBe(200)
  expect(await told()).toHaveLength(before)
  await Promise.all([open(), open()])
  await open()
  expect(await told()).toHaveLength(before + 1)
  expect((await told())[0]).toBe('Shared link opened: “Social media performance report”.')
})
