/** From a request to the report: reads each source once, then computes. Whoever calls it has authorised the request. */
import { messages } from '../../shared/messages.ts'
import type { Post } from '../../shared/posts.ts'
import { isOverItems, reportDefinition } from '../../shared/reports/index.ts'
import type { Report, ReportRequest } from '../../shared/reports/report.ts'
import { problem } from '../lib/problem.ts'
import { type ComputeInput, readAround } from './around.ts'
import { buildReport } from './engine.ts'
import { computeItemReport } from './items/compute.ts'
import { loadFacts } from './sources.ts'

/** @throws Problem 400 for an unknown type, 404 for a template or a listener that is gone */
export async function computeReport({ accountId, request, now }: ComputeInput): Promise<Report> {
  const definition = reportDefinition(request.type)
  if (!definition) throw problem(400, messages.schedule.typeRequired)
  if (isOverItems(definition)) return computeItemReport(definition, { accountId, request, now })
  const { about, ...around } = await readAround(accountId, request)
  const facts = await loadFacts({
    accountId,
    profiles: about.profiles,
    range: { from: request.dateFrom, to: request.dateTo },
    prior: request.priorFrom && request.priorTo ? { from: request.priorFrom, to: request.priorTo } : null,
    zone: request.timezone,
    now,
    keep: labelFilter(request),
  })
  return buildReport({ definition, facts, ...around })
}

/** "Any labels" is the union, "All labels" the intersection; no label keeps every post. */
export function labelFilter({ labels, labelMatch }: Pick<ReportRequest, 'labels' | 'labelMatch'>): (post: Post) => boolean {
  if (labels.length === 0) return () => true
  return ({ labels: own }) => (labelMatch === 'all' ? labels.every((label) => own.includes(label)) : labels.some((label) => own.includes(label)))
}
