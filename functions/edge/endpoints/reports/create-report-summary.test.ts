import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { createReportSummary } from '../../../../shared/api/reports.ts'
import { getSharedReport } from '../../../../shared/api/shared-reports.ts'
import { createShare } from '../../../../shared/api/shares.ts'
import { messages } from '../../../../shared/messages.ts'
import { Report } from '../../../../shared/reports/report.ts'
import type { ReportRequest } from '../../../../shared/reports/request.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { demoRuns } from '../../../../test/builders/demo-runs.ts'
import { type Session, signIn, visitor } from '../../../../test/builders/session.ts'
import { startStack, type TestStack } from '../../../../test/builders/stack.ts'
import { withSummary, writeSummary } from '../../../domains/reports/summary/write.ts'
import { startSession } from '../../../kernel/accounts/sessions.ts'
import { handler } from './create-report-summary.ts'

let stack: TestStack
let owner: Session
const ownerEmail = 'owner@almanac.test'
const request: ReportRequest = {
  type: 'comprehensive',
  profiles: ['demo-facebook', 'demo-instagram', 'demo-tiktok'],
  dateFrom: '2026-10-01',
  dateTo: '2026-10-28',
  priorFrom: '2026-09-03',
  priorTo: '2026-09-30',
  timezone: 'Europe/London',
  template_id: null,
  labels: [],
  labelMatch: 'any',
}

beforeAll(async () => {
  stack = await startStack({ seed: true })
  owner = await signIn(stack.origin, ownerEmail)
})
afterAll(() => stack.stop())

const ask = (report: unknown, type = 'comprehensive') => owner('POST', '/reports/summary', { type, report })
async function run(): Promise<Report> {
  const { dateFrom, dateTo, priorFrom, priorTo } = request
  const query = new URLSearchParams({
    profiles: request.profiles.join(),
    dateFrom,
    dateTo,
    priorFrom: priorFrom ?? '',
    priorTo: priorTo ?? '',
    timezone: 'Europe/London',
  })
  return v.parse(Report, (await owner('GET', `/reports/social-media-performance?${query}`)).body)
}

test('from a whole answer, its request in an object, or the request alone, the same summary; forged figures are not read', async () => {
  const report = await run()
  const forged = { ...report, reports: { ...report.reports, crossChannel: { ...report.reports.crossChannel, summary: [] } } }
  const [whole, named, alone] = [await ask(forged), await ask({ request }), await ask(request)]
  expect(whole.status).toBe(200)
  expect(named.body).toEqual(whole.body)
  expect(alone.body).toEqual(whole.body)
  const { data, error } = v.parse(createReportSummary.response, whole.body)
  expect(error).toBeUndefined()
  expect(data?.summary.summary).not.toBe('')
  // every percentage of the lead, from the two sums of the tiles
  const changes = [...(data?.summary.short ?? '').matchAll(/([\p{L} ]+?) (rose|fell) ([\d,.]+)%/gu)]
  expect(changes.length).toBeGreaterThan(0)
  for (const [, name = '', verb, percent] of changes) {
    const title = name.split(' and ').at(-1)?.trim().toLowerCase()
    const tile = report.reports.crossChannel.summary.find((one) => one.title.toLowerCase() === title)
    const change = (((tile?.value ?? 0) - (tile?.prior ?? 0)) / (tile?.prior ?? 0)) * 100
    expect([verb, percent]).toEqual([change > 0 ? 'rose' : 'fell', Math.abs(change).toFixed(1)])
  }
})

test.each(demoRuns.map((run) => [run.name, run] as const))('%s is said in words, each sentence once', async (_, { type, who, request: of }) => {
  const ask = who === ownerEmail ? owner : await signIn(stack.origin, who)
  const { status, body } = await ask('POST', '/reports/summary', { type, report: { request: of } })
  expect({ status, body }).toMatchObject({ status: 200 })
  const { data, error } = v.parse(createReportSummary.response, body)
  expect(error).toBeUndefined()
  const said = [
    ...(data?.summary.cited.summary ?? []).map(({ text }) => text),
    ...(data?.summary.highlights ?? []),
    ...[...(data?.conclusions ?? []), ...(data?.recommendations ?? [])].map(({ description }) => description),
  ]
  expect(said.length).toBeGreaterThan(0)
  expect(new Set(said).size).toBe(said.length)
  for (const text of said) expect(text).not.toMatch(/undefined|null|NaN|[ ]{2}|, ?\./)
})

test('refusals keep their own sentence', async () => {
  expect(await ask({ request: { ...request, profiles: ['nobody'] } })).toMatchObject({ status: 404, body: { error: messages.profiles.missing } })
  expect(await ask({ request: { ...request, timezone: 'Mars/X' } })).toMatchObject({ status: 400, body: { error: messages.dates.timezone } })
  expect(await ask({ request }, 'posts')).toMatchObject({ status: 400, body: { error: messages.schedule.unknownType } })
})

test('a shared report carries its summary, sealed', async () => {
  const { link } = v.parse(createShare.response, (await owner('POST', '/reports/share', { type: 'comprehensive', data: { request } })).body)
  const { body } = await visitor(stack.origin)('GET', `/shared-reports/${new URL(link).pathname.split('/').at(-1)}`)
  const { data } = v.parse(createReportSummary.response, (await ask(request)).body)
  expect(v.parse(getSharedReport.response, body).report.ai_summary).toEqual(data)
})

test('another writer is held to the same figures, and one that fails does not stop a share', async () => {
  const report = await run()
  const honest = await writeSummary(report)
  const [first] = honest.summary.cited.summary
  if (!first) throw new Error('no sentence')
  const invented = { ...first, text: `${first.text} Sales doubled to 7,000.` }
  const written = await writeSummary(report, () => ({
    ...honest,
    summary: { ...honest.summary, cited: { ...honest.summary.cited, summary: [invented, first] } },
  }))
  expect(written).toEqual({
    ...honest,
    summary: { ...honest.summary, short: first.text, summary: first.text, cited: { ...honest.summary.cited, summary: [first] } },
  })
  expect(await withSummary(report, () => Promise.reject(new Error('no model')))).toEqual(report)
})

test('a model that cannot be reached: the sentence in place of the summary, and the cause in the log', async () => {
  const lines: string[] = []
  const write = process.stderr.write
  const before = { ...process.env }
  Object.assign(process.env, { ALMANAC_SUMMARY_MODEL: 'maker.model-v1:0', AWS_ENDPOINT_URL_BEDROCK_RUNTIME: 'http://127.0.0.1:1' })
  process.stderr.write = (line: string | Uint8Array) => lines.push(String(line)) > 0
  try {
    const session = await startSession('acct-demo', 'user-owner', new Date())
    const { status, json } = await callHandler(handler, 'POST', '/reports/summary', { session, body: { type: 'comprehensive', report: { request } } })
    expect([status, json]).toEqual([200, { data: null, error: messages.unable.generateSummary }])
  } finally {
    process.stderr.write = write
    process.env = before
  }
  expect(lines.join('')).toMatch(/summary not written.*ECONNREFUSED/)
})
