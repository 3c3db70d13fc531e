import type { Post } from '../../../shared/posts.ts'
import type { ReportDefinition } from '../../../shared/reports/language/daily.ts'
import type { Report } from '../../../shared/reports/report.ts'
import { type ReportRequest, rangesOf } from '../../../shared/reports/request.ts'
import { breakdownsIn } from '../engine/daily/breakdowns.ts'
import { buildReport } from '../engine/daily/build-report.ts'
import { loadDataset } from '../engine/daily/load.ts'
import { type ComputeInput, loadRunContext } from './load-context.ts'

/**
 * From a request to a report over daily figures and posts, for a declaration at hand, so that an endpoint of one type carries that type alone.
 * @throws Problem 404 for a template that is gone
 */
export async function computeDailyReport(definition: ReportDefinition, { accountId, request, now }: ComputeInput): Promise<Report> {
  const { data, ...context } = await loadRunContext(accountId, request)
  const dataset = await loadDataset({
    accountId,
    profiles: data.profiles,
    ...rangesOf(request),
    zone: request.timezone,
    now,
    keep: labelFilter(request),
    kinds: breakdownsIn(definition),
  })
  return buildReport({ definition, dataset, ...context })
}

/** "Any labels" is the union, "All labels" the intersection; no label keeps every post. */
export function labelFilter({ labels, labelMatch }: Pick<ReportRequest, 'labels' | 'labelMatch'>): (post: Post) => boolean {
  if (labels.length === 0) return () => true
  return ({ labels: own }) => (labelMatch === 'all' ? labels.every((label) => own.includes(label)) : labels.some((label) => own.includes(label)))
}
