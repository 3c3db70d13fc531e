/** What is said of the demo: every type, over four weeks, a week and a quarter, with each sort of comparison and with none. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startDemo } from '../../../../../test/builders/demo.ts'
import { type DemoRun, demoRuns } from '../../../../../test/builders/demo-runs.ts'
import { runOf } from '../../../../../test/builders/run.ts'
import { sampleOf } from '../../../../../test/builders/sizes.ts'
import type { TestTable } from '../../../../../test/builders/stack.ts'
import { computeReport } from '../../run/compute-report.ts'
import { type Expected, faultsOf } from './said.ts'

let table: TestTable
beforeAll(async () => {
  table = await startDemo('today')
}, 240_000)
afterAll(() => table?.stop())

/** Of every report of a type, whatever its dates. */
const ofType: Readonly<Record<string, Expected>> = {}

const dates = {
  'four weeks': {},
  'a week': { dateFrom: '2026-10-25', dateTo: '2026-10-31', priorFrom: '2026-10-18', priorTo: '2026-10-24' },
  'a quarter and the year before': { dateFrom: '2026-07-01', dateTo: '2026-09-30', priorFrom: '2025-07-01', priorTo: '2025-09-30' },
  'nothing to compare with': { priorFrom: null, priorTo: null },
} as const

const noChange: Expected = { mustNot: [/\b(?:rose|fell|went from|compared with|within normal|trend)\b/] }

const cases = Object.entries(dates).flatMap(([when, asked]) => demoRuns.map((demo) => [`${demo.name}, ${when}`, demo, asked] as const))

async function faults(name: string, { type, who, request }: DemoRun, asked: (typeof cases)[number][2]): Promise<string[]> {
  const run = await runOf(who.startsWith('other') ? 'acct-other' : 'acct-demo', { ...request, ...asked }, new Date())
  const report = await computeReport(run)
  const own = ofType[type] ?? {}
  const compared = report.dates.priorFrom === null ? noChange : {}
  return faultsOf(name, report, { must: own.must ?? [], mustNot: [...(own.mustNot ?? []), ...(compared.mustNot ?? [])] })
}

test.each(sampleOf(cases, 8, 'demo reports'))('%s', async (name, demo, asked) => {
  expect(await faults(name, demo, asked)).toEqual([])
})
