import type { Post } from '../../../../shared/posts.ts'
import type { ReportDefinition } from '../../../../shared/reports/language/daily.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import type { ReportRequest } from '../../../../shared/reports/request.ts'
import { breakdownsIn } from '../engine/daily/breakdowns.ts'
import { buildReport } from '../engine/daily/build-report.ts'
import type { DailyDataset } from '../engine/daily/dataset.ts'
import { loadDataset } from '../engine/daily/load.ts'
import { aroundOf, type Run, templated } from './run.ts'

/** From a run to a report over daily figures and posts, for a declaration at hand, so that an endpoint of one type carries that type alone. */
export async function computeDailyReport(definition: ReportDefinition, run: Run): Promise<Report> {
  return dailyReportOf(definition, run, await loadDays(definition, run))
}

/** Builds the report from data that is already loaded. */
export function dailyReportOf(definition: ReportDefinition, run: Run, dataset: DailyDataset): Promise<Report> {
  return templated(run, definition.sections, buildReport({ definition, dataset, ...aroundOf(run) }))
}

/** What the report is computed from. */
export function loadDays(definition: ReportDefinition, { actor, request, range, prior, data, now }: Run): Promise<DailyDataset> {
  const keep = labelFilter(request)
  const kinds = breakdownsIn(definition)
  return loadDataset({ accountId: actor.accountId, profiles: data.profiles, range, prior, zone: request.timezone, now, keep, kinds })
}

/** "Any labels" is the union, "All labels" the intersection; no label keeps every post. */
export function labelFilter({ labels, labelMatch }: Pick<ReportRequest, 'labels' | 'labelMatch'>): (post: Post) => boolean {
  if (labels.length === 0) return () => true
  return ({ labels: own }) => (labelMatch === 'all' ? labels.every((label) => own.includes(label)) : labels.some((label) => own.includes(label)))
}
