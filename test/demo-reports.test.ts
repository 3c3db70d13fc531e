/** The demo report of every type, as its endpoint answers it, agrees with itself: tile, chart and last row are one figure. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { BlockData } from '../shared/blocks/index.ts'
import { reportTabs, type TabReport } from '../shared/reports/report.ts'
import { startDemo } from './builders/demo.ts'
import { demoReport } from './builders/demo-report.ts'
import { demoRuns } from './builders/demo-runs.ts'
import type { TestTable } from './builders/stack.ts'

let table: TestTable
beforeAll(async () => {
  table = await startDemo('today')
}, 240_000)
afterAll(() => table?.stop())

const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, one) => total + (one ?? 0), 0)
const classOf = (tab: TabReport, passport: string | null | undefined) => tab.passports[passport ?? '']?.class
const adds = (of: string | undefined) => of === 'FLOW' || of === 'POST'

/** The sums that do not hold, as sentences; and how many were looked at. */
function faultsOf(tab: TabReport): { faults: string[]; looked: number } {
  const faults: string[] = []
  let looked = 0
  const agree = (what: string, one: number, other: number) => {
    looked++
    if (Math.abs(one - other) > 1e-6 * Math.max(1, Math.abs(one))) faults.push(`${tab.code} ${what}: ${one} is not ${other}`)
  }
  for (const { key, content } of tab.report)
    for (const block of content) if (!block.no_data) for (const [what, one, other] of sumsOf(tab, block)) agree(`${key}/${block.key} ${what}`, one, other)
  return { faults, looked }
}

function sumsOf(tab: TabReport, block: BlockData): [string, number, number][] {
  const tile = (passport: string | undefined) => tab.summary.find((one) => one.passport === passport)?.value ?? null
  const [only, ...more] = block.passports
  if ((block.kind === 'donut' || block.kind === 'pie') && block.values.length > 0) {
    const parts: [string, number, number] = ['parts', sum(block.values.map(({ value }) => value)), block.total.value ?? 0]
    return [parts, ['shares', sum(block.values.map(({ share }) => share)), 100]]
  }
  if (block.kind === 'column' && more.length === 0 && adds(classOf(tab, only))) {
    const whole = sum(block.values.filter(({ line }) => !line).flatMap(({ values }) => values))
    const shown = tile(only)
    return [
      ...(block.total ? [['total', whole, block.total.value ?? 0] satisfies [string, number, number]] : []),
      ...(shown === null ? [] : [['tile', whole, shown] satisfies [string, number, number]]),
    ]
  }
  if (block.kind !== 'table' || !block.footer || block.values.length < block.rowsTotal) return []
  const { footer, header, values } = block
  return header.flatMap(({ key, passport }) => {
    const last = footer[key]?.value
    if (typeof last !== 'number' || !adds(classOf(tab, passport))) return []
    const shown = tile(passport)
    // a post with two labels stands in both rows, once in the last
    const rows = header[0]?.value === 'Label' ? (shown ?? Number.NaN) : sum(values.map((row) => Number(row[key]?.value ?? 0)))
    return [[`rows of ${key}`, rows, last] satisfies [string, number, number]]
  })
}

test.each(demoRuns.map((demo) => [demo.name, demo] as const))('%s: what adds up on the screen adds up', async (_, demo) => {
  const report = await demoReport(demo)
  expect(report.no_data).toBeNull()
  const tabs = reportTabs(report).map(faultsOf)
  expect(tabs.flatMap(({ faults }) => faults)).toEqual([])
  // rates and ranks of an industry add up to nothing
  if (demo.type !== 'industry_benchmark') expect(sum(tabs.map(({ looked }) => looked))).toBeGreaterThan(0)
})
