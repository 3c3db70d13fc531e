/** Every kind of subject of every report type, over the demo: on screen, on a phone, behind a link, and from the browser onto paper. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { stringifySearch } from '../../frontend/src/lib/search.ts'
import { dateWords } from '../../frontend/src/request/address.ts'
import { hasFirstStep, searchOfSubject } from '../../frontend/src/request/subject.ts'
import { searchOf } from '../../frontend/src/request/view.ts'
import { handlerOf } from '../../functions/edge/endpoints/index.ts'
import { endpoints } from '../../shared/api/index.ts'
import { forReaders } from '../../shared/reports/for-readers.ts'
import { declaredSubject } from '../../shared/reports/index.ts'
import { rangesOf } from '../../shared/reports/request-dates.ts'
import { readSubject } from '../../shared/reports/subjects.ts'
import { expectHeads, expectSheets, printed } from '../builders/browser-print.ts'
import { callHandler } from '../builders/call.ts'
import { startDemo } from '../builders/demo.ts'
import { demoReport, sessionOf } from '../builders/demo-report.ts'
import { type DemoRun, demoRuns } from '../builders/demo-runs.ts'
import { type Answering, Refusal, startMockedApp } from '../builders/mocked-app.ts'
import { drawsEverySection, drawsTab, fitsPhone } from '../builders/report-on-screen.ts'
import { sampleOf } from '../builders/sizes.ts'
import type { TestTable } from '../builders/stack.ts'
import { textOf } from './screen-ways.ts'

let table: TestTable
beforeAll(async () => {
  table = await startDemo('today')
}, 240_000)
afterAll(() => table?.stop())
const app = startMockedApp()
const [desktop, phone] = [
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
]

/** The functions themselves, asked as the person of a session. */
function functionsFor(session: string): Answering {
  return async ({ route, params, query, body }) => {
    const contract = endpoints.find(({ method, path }) => `${method} ${path}` === route)
    if (!contract) throw new Error(`No endpoint ${route}.`)
    const words = Object.entries(query).flatMap(([word, value]) => (value === undefined ? [] : [[word, String(value)]]))
    const { status, json } = await callHandler(handlerOf(contract.name), contract.method, contract.path, {
      session,
      params,
      query: Object.fromEntries(words),
      ...(body === undefined ? {} : { body }),
    })
    return status < 400 ? json : new Refusal(status, String(json.error))
  }
}

/** The address of the open report, as the screens write it. */
function addressOf({ type, request }: DemoRun): string {
  const { profiles: profileIds, labels, labelMatch, timezone } = request
  const { range, prior } = rangesOf(request)
  const subject = readSubject(declaredSubject(type), 'request', request)
  const dates = { range, prior: prior ?? range }
  const view = { entityGid: '', network: 'cross_channel', profileIds, ...dates, templateId: null, labels, labelMatch, timezone }
  const search =
    subject && hasFirstStep(type)
      ? { ...dateWords(prior ? dates : { range }), ...searchOfSubject(type, { subject, profileIds, labels, labelMatch }) }
      : searchOf(view, [])
  return `/reports/run/${type}${stringifySearch(search)}`
}

const labelled = demoRuns.flatMap((run) =>
  run.type === 'posts' ? [{ ...run, name: 'posts with a label', request: { ...run.request, labels: ['Winter blend'] } }] : [],
)
const runs = [...sampleOf(demoRuns, 2, 'reports', 1), ...labelled]

test.each(runs.map((demo) => [demo.name, demo] as const))('%s', async (_, demo) => {
  const report = await demoReport(demo)
  const page = await app.open(addressOf(demo), functionsFor(await sessionOf(demo)))
  await page.waitForFunction(() => document.querySelector('#report-body section') && !document.querySelector('[aria-busy="true"]'))
  await drawsEverySection(page, report)
  if (report.subject) expect(await textOf(page, '[data-report-title]')).toContain(report.subject)
  const width = () => page.evaluate(() => document.querySelector('canvas')?.offsetWidth)
  const before = await width()
  const readers = forReaders(report)
  const forReader = readers.reports.crossChannel
  const upright = await printed(page, 'A4')
  expectSheets(upright, forReader)
  if (demo.type === 'posts') expectHeads(upright, ['Labels', 'Impressions', 'Reach'])
  // the screen is as it was
  await page.waitForFunction((wide) => document.querySelector('canvas')?.offsetWidth === wide, {}, before)
  await fitsPhone(page)

  const sealed = { hash: 'b'.repeat(64), content: 'c'.repeat(64), sealed_at: '2026-11-21T09:00:00.000Z' }
  const shared = { 'GET /shared-reports/{token}': { report: readers, ...sealed, expires_at: null, shared_by: 'Leith Studio', downloads: true } }
  const link = `/shared-report/${'a'.repeat(43)}`
  await app.open(link, shared, phone)
  await drawsTab(page, forReader)
  await fitsPhone(page)
  await page.setViewport(desktop)
  await drawsTab(page, forReader)
  // on paper a link differs by its head and foot alone
  if (demo.type !== 'comprehensive') return
  const sheets = await printed(page, 'Letter')
  expectSheets(sheets, forReader)
  expect(sheets.text).toContain('Leith Studio')
  expect(sheets.text).not.toMatch(/\bPDF\b/)
})
