/** Every report of the demo on paper, as it is computed and with half of its days missing: nothing is outside of the area of its page. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { drawOn } from '../../functions/domains/print/render-pdf.ts'
import { addDays, today } from '../../shared/dates/index.ts'
import { declaredSubject, reportManifests } from '../../shared/reports/index.ts'
import type { Report } from '../../shared/reports/report.ts'
import { kindsOf, readSubject } from '../../shared/reports/subjects.ts'
import { startDemo } from '../builders/demo.ts'
import { readersReport } from '../builders/demo-report.ts'
import { type DemoRun, demoRuns } from '../builders/demo-runs.ts'
import { openPrint, type PrintPage, pageFaults } from '../builders/print-page.ts'
import { startPrinting } from '../builders/printing.ts'
import type { TestTable } from '../builders/stack.ts'

const printing = startPrinting()
let table: TestTable
beforeAll(async () => {
  table = await startDemo('today')
}, 240_000)
afterAll(() => table?.stop())

/** The demo has two years of figures: two weeks before its first day and two after it, compared with weeks that have none. */
function atItsBeginning(demo: DemoRun): DemoRun {
  const first = addDays(today('UTC', new Date()), -730)
  const [dateFrom, dateTo] = [addDays(first, -14), addDays(first, 13)]
  const prior = demo.request.priorFrom === null ? {} : { priorFrom: addDays(dateFrom, -28), priorTo: addDays(dateFrom, -1) }
  return { ...demo, request: { ...demo.request, dateFrom, dateTo, ...prior } }
}

let opened: PrintPage | null = null
/** One page draws a report in place of the one before. */
async function draw(report: Report, id: string): Promise<string[]> {
  const input = { id, report, hash: 'e'.repeat(64), madeAt: '2026-11-21T09:00:00Z', madeBy: 'Ellery Pike', client: 'Larkmere' }
  if (opened) await drawOn(opened.page, input)
  else opened = await openPrint(printing.browser, input)
  // what people uploaded is not served here
  return [...(await pageFaults(opened.page)), ...opened.faults.filter((fault) => !fault.includes('/media/'))]
}

test('every kind of subject of every type has a run', () => {
  const kinds = reportManifests.flatMap(({ id }) => kindsOf(declaredSubject(id)).map((kind) => `${id} ${kind}`))
  expect(demoRuns.map(({ type, request }) => `${type} ${readSubject(declaredSubject(type), 'request', request)?.kind}`)).toEqual(kinds)
})

// a template with everything that the builder ticks is the whole report
test.each(demoRuns.map((demo) => [demo.name, demo] as const))('%s', async (name, demo) => {
  expect(await draw(await readersReport(demo), name)).toEqual([])
  expect(await draw(await readersReport(atItsBeginning(demo)), `${name} at its beginning`)).toEqual([])
})
