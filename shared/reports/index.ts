/** The registry of reports that can be run: one import and one line each. What they are made of is loaded on its own (load.ts). */
import { head as adsPerformance } from './ads-performance/head.ts'
import { head as advocacy } from './advocacy/head.ts'
import { head as competitor } from './competitor/head.ts'
import { head as comprehensive } from './comprehensive/head.ts'
import type { ReportHead } from './definition.ts'
import { head as facebookAds } from './facebook-ads/head.ts'
import { head as inboxActivity } from './inbox-activity/head.ts'
import { head as industryBenchmark } from './industry-benchmark/head.ts'
import { head as listenerPerformance } from './listener-performance/head.ts'
import { head as posts } from './posts/head.ts'
import { head as reviews } from './reviews/head.ts'
import { head as sentiment } from './sentiment/head.ts'
import { head as tasks } from './tasks/head.ts'

export const reportHeads = [
  comprehensive,
  posts,
  reviews,
  tasks,
  adsPerformance,
  facebookAds,
  inboxActivity,
  sentiment,
  listenerPerformance,
  competitor,
  industryBenchmark,
  advocacy,
] as const satisfies readonly ReportHead[]
export type ReportType = (typeof reportHeads)[number]['id']

const heads: readonly (ReportHead & { readonly id: ReportType })[] = reportHeads

/** The head of a report type; null for a type that cannot be run. */
export function reportHead(id: string): (typeof heads)[number] | null {
  return heads.find((head) => head.id === id) ?? null
}

export type CsvPath = Exclude<(typeof reportHeads)[number]['csv'], null>['from']

/** What a CSV of this type holds and where it comes from; null for a type without one. The paths are those of the endpoints. */
export function csvOf(id: string): Exclude<(typeof reportHeads)[number]['csv'], null> | null {
  return reportHeads.find((head) => head.id === id)?.csv ?? null
}

/** Whether saved templates can be made of a type and chosen for it. */
export function hasTemplates(id: string): boolean {
  return reportHead(id)?.templates === true
}

export type RunPath = Extract<(typeof reportHeads)[number], { readonly run: string }>['run'] | '/reports/performance'

/** The path that a type is run at: its own, or that of all types, which is told the type. */
export function runPath(id: string): RunPath {
  const head = reportHeads.find((one) => one.id === id)
  return head && 'run' in head ? head.run : '/reports/performance'
}
