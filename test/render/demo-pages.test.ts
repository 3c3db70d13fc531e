/** Every report of the demo on paper, as it is computed and with half of its days missing: nothing is outside of the area of its page. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { drawOn } from '../../functions/domains/print/render-pdf.ts'
import { handlerOf } from '../../functions/edge/endpoints/index.ts'
import { startSession } from '../../functions/kernel/accounts/sessions.ts'
import { endpoints } from '../../shared/api/index.ts'
import { addDays, today } from '../../shared/dates/index.ts'
import { GenericReport, reportOfGeneric } from '../../shared/reports/generic-report.ts'
import { type ReportType, reportManifests } from '../../shared/reports/index.ts'
import { Report } from '../../shared/reports/report.ts'
import { callHandler } from '../builders/call.ts'
import { startDemo } from '../builders/demo.ts'
import { askedFor, type DemoRun, demoRuns } from '../builders/demo-runs.ts'
import { openPrint, type PrintPage, pageFaults } from '../builders/print-page.ts'
import { startPrinting } from '../builders/printing.ts'
import type { TestTable } from '../builders/stack.ts'

const printing = startPrinting()
let table: TestTable
beforeAll(async () => {
  table = await startDemo('today')
}, 240_000)
afterAll(() => table?.stop())

async function compute(demo: DemoRun): Promise<Report> {
  const { path, query } = askedFor(demo)
  const contract = endpoints.find((one) => one.method === 'GET' && one.path === path)
  if (!contract) throw new Error(`No endpoint ${path}.`)
  const [account, user] = demo.who.startsWith('other') ? ['acct-other', 'user-other'] : ['acct-demo', 'user-owner']
  const session = await startSession(account, user, new Date())
  const { json, status, text } = await callHandler(handlerOf(contract.name), 'GET', path, { session, query })
  if (status !== 200) throw new Error(text)
  const report = 'tab' in json ? reportOfGeneric(v.parse(GenericReport, json)) : v.parse(Report, json)
  // the gate removes them before anything is printed
  const { authorNotes: _, ...printed } = report
  return printed
}

/** The demo has two years of figures: two weeks before its first day and two after it, compared with weeks that have none. */
function atItsBeginning(demo: DemoRun): DemoRun {
  const first = addDays(today('UTC', new Date()), -730)
  const [dateFrom, dateTo] = [addDays(first, -14), addDays(first, 13)]
  const prior = demo.request.priorFrom === null ? {} : { priorFrom: addDays(dateFrom, -28), priorTo: addDays(dateFrom, -1) }
  return { ...demo, request: { ...demo.request, dateFrom, dateTo, ...prior } }
}

// a template with everything that the builder ticks is the whole report
const runs = reportManifests.flatMap(({ id }: { id: ReportType }) => demoRuns.find(({ type }) => type === id) ?? [])

let opened: PrintPage | null = null
/** One page draws a report in place of the one before. */
async function draw(report: Report, id: string): Promise<string[]> {
  const input = { id, report, hash: 'e'.repeat(64), madeAt: '2026-11-21T09:00:00Z', madeBy: 'Ellery Pike', client: 'Larkmere' }
  if (opened) await drawOn(opened.page, input)
  else opened = await openPrint(printing.browser, input)
  // what people uploaded is not served here
  return [...(await pageFaults(opened.page)), ...opened.faults.filter((fault) => !fault.includes('/media/'))]
}

test('every type has a run', () => expect(runs).toHaveLength(reportManifests.length))

test.each(runs.map((demo) => [demo.type, demo] as const))('%s', async (type, demo) => {
  expect(await draw(await compute(demo), type)).toEqual([])
  const begun = await compute(atItsBeginning(demo))
  expect(await draw(begun, `${type} at its beginning`)).toEqual([])
})
