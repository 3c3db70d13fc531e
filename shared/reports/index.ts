/** The registry of reports that can be run: one import and one line each. What they are made of is loaded on its own (load.ts). */

import type { ReportHead } from './language/manifest.ts'
import { head as adsPerformance } from './types/ads-performance/manifest.ts'
import { head as advocacy } from './types/advocacy/manifest.ts'
import { head as competitor } from './types/competitor/manifest.ts'
import { head as comprehensive } from './types/comprehensive/manifest.ts'
import { head as facebookAds } from './types/facebook-ads/manifest.ts'
import { head as inboxActivity } from './types/inbox-activity/manifest.ts'
import { head as industryBenchmark } from './types/industry-benchmark/manifest.ts'
import { head as listenerPerformance } from './types/listener-performance/manifest.ts'
import { head as posts } from './types/posts/manifest.ts'
import { head as reviews } from './types/reviews/manifest.ts'
import { head as sentiment } from './types/sentiment/manifest.ts'
import { head as tasks } from './types/tasks/manifest.ts'

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
