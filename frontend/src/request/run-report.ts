import type { AdsWarning } from '../../../shared/api/ads.ts'
import { reportOfGeneric } from '../../../shared/reports/generic-report.ts'
import { type RunPath, runPath } from '../../../shared/reports/index.ts'
import type { Report } from '../../../shared/reports/report.ts'
import { read } from '../lib/api.ts'
import { queryWords } from './subject.ts'
import type { ReportView } from './view.ts'

/** `warning`: selected profiles without an ad account. */
export type AnsweredReport = Report & { warning?: AdsWarning[] }

export type ReportCall = { readonly route: `GET ${RunPath}`; readonly query: Readonly<Record<string, string>> }

/** What is asked for to run a report. Views that differ in their tab alone ask for the same. */
export function reportCall(type: string, view: ReportView): ReportCall {
  const { range, prior, timezone, templateId } = view
  const dates = { dateFrom: range.from, dateTo: range.to, priorFrom: prior.from, priorTo: prior.to, timezone }
  const path = runPath(type)
  return {
    route: `GET ${path}`,
    query: { ...dates, ...(path === '/reports/performance' ? { type } : {}), ...(templateId ? { template_id: templateId } : {}), ...queryWords(type, view) },
  }
}

/** Flat answers become the Report that every screen shows. */
export async function runReport({ route, query }: ReportCall): Promise<AnsweredReport> {
  const answer = await read(route, query)
  return 'tab' in answer ? reportOfGeneric(answer) : answer
}
