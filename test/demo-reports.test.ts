/** The demo report of every type, as its endpoint answers it, agrees with itself: tile, chart and last row are one figure. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { handlerOf } from '../functions/edge/endpoints/index.ts'
import { startSession } from '../functions/kernel/accounts/sessions.ts'
import { endpoints } from '../shared/api/index.ts'
import type { BlockData } from '../shared/blocks/index.ts'
import { GenericReport, reportOfGeneric } from '../shared/reports/generic-report.ts'
import { Report, reportTabs, type TabReport } from '../shared/reports/report.ts'
import { callHandler } from './builders/call.ts'
import { startDemo } from './builders/demo.ts'
import { askedFor, type DemoRun, demoRuns } from './builders/demo-runs.ts'
import type { TestTable } from './builders/stack.ts'

let table: TestTable
beforeAll(async () => {
  table = await startDemo('today')
}, 240_000)
afterAll(() => table?.stop())

async function run(demo: DemoRun): Promise<Report> {
  const { path, query } = askedFor(demo)
  const contract = endpoints.find((one) => one.method === 'GET' && one.path === path)
  if (!contract) throw new Error(`No endpoint ${path}.`)
  const [account, user] = demo.who.startsWith('other') ? ['acct-other', 'user-other'] : ['acct-demo', 'user-owner']
  const session = await startSession(account, user, new Date())
  const { json, status, text } = await callHandler(handlerOf(contract.name), 'GET', path, { session, query })
  if (status !== 200) throw new Error(text)
  return 'tab' in json ? reportOfGeneric(v.parse(GenericReport, json)) : v.parse(Report, json)
}

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
  const report = await run(demo)
  expect(report.no_data).toBeNull()
  const tabs = reportTabs(report).map(faultsOf)
  expect(tabs.flatMap(({ faults }) => faults)).toEqual([])
  // rates and ranks of an industry add up to nothing
  if (demo.type !== 'industry_benchmark') expect(sum(tabs.map(({ looked }) => looked))).toBeGreaterThan(0)
})
