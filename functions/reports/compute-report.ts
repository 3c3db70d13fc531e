/** From a request to the report: reads each source once, then computes. Whoever calls it has authorised the request. */
import { messages } from '../../shared/messages.ts'
import type { Post } from '../../shared/posts.ts'
import { isOverItems, reportDefinition } from '../../shared/reports/index.ts'
import { maxProfiles } from '../../shared/reports/limits.ts'
import type { Report, ReportRequest } from '../../shared/reports/report.ts'
import { listGroups, listProfiles } from '../accounts/store.ts'
import { problem } from '../lib/problem.ts'
import { buildReport } from './engine.ts'
import { computeItems } from './items/compute.ts'
import { loadFacts } from './sources.ts'
import { getTemplate } from './templates.ts'

export type ComputeInput = { readonly accountId: string; readonly request: ReportRequest; readonly now: Date }

/** @throws Problem 400 for an unknown type, 404 for a template that is gone */
export async function computeReport({ accountId, request, now }: ComputeInput): Promise<Report> {
  const definition = reportDefinition(request.type)
  if (!definition) throw problem(400, messages.schedule.typeRequired)
  const [known, groups, template] = await Promise.all([
    listProfiles(accountId),
    listGroups(accountId),
    request.template_id ? getTemplate(accountId, request.template_id) : null,
  ])
  if (request.template_id && !template) throw problem(404, messages.schedule.templateMissing)
  const byId = new Map(known.map((profile) => [profile.id, profile]))
  // the first of the selection, in its own order (R1.11)
  const profiles = request.profiles.flatMap((id) => byId.get(id) ?? []).slice(0, maxProfiles)
  const gids = new Set(profiles.map(({ entity_gid }) => entity_gid))
  const around = {
    request,
    entities: groups.filter(({ entity_gid }) => gids.has(entity_gid)).map(({ entity_gid, name }) => ({ entity_gid, name })),
    cover: template?.cover ?? null,
    hideIndicators: template?.hideIndicators ?? false,
  }
  if (isOverItems(definition)) return computeItems({ accountId, definition, now, profiles, ...around })
  const facts = await loadFacts({
    accountId,
    profiles,
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
