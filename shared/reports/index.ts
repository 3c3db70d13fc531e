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
/** Types that can be exported to CSV. */
export type CsvReportType = Extract<(typeof reportHeads)[number], { readonly csv: string }>['id']

const heads: readonly (ReportHead & { readonly id: ReportType })[] = reportHeads

/** The head of a report type; null for a type that cannot be run. */
export function reportHead(id: string): (typeof heads)[number] | null {
  return heads.find((head) => head.id === id) ?? null
}

export function hasCsv(id: string): id is CsvReportType {
  return (reportHead(id)?.csv ?? null) !== null
}
