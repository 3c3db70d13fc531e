/** What every report has around its figures: what it is about, the groups that belongs to, its template. */
import { messages } from '../../../shared/messages.ts'
import type { Report } from '../../../shared/reports/report.ts'
import type { ReportRequest } from '../../../shared/reports/request.ts'
import { listGroups } from '../../accounts/store.ts'
import { problem } from '../../lib/problem.ts'
import { getTemplate } from '../../templates/store.ts'
import type { SubjectData } from '../engine/common/subject-data.ts'
import { subjectDataOf } from './subjects/index.ts'

export type ComputeInput = { readonly accountId: string; readonly request: ReportRequest; readonly now: Date }

export type RunContext = {
  readonly request: ReportRequest
  readonly data: SubjectData
  readonly entities: Report['entities']
  readonly cover: string | null
  readonly hideIndicators: boolean
}

/** @throws Problem 404 for a template or a listener that is gone */
export async function loadRunContext(accountId: string, request: ReportRequest): Promise<RunContext> {
  const [data, groups, template] = await Promise.all([
    subjectDataOf(accountId, request),
    listGroups(accountId),
    request.template_id ? getTemplate(accountId, request.template_id) : null,
  ])
  if (request.template_id && !template) throw problem(404, messages.schedule.templateMissing, { code: 'template_missing' })
  return {
    request,
    data,
    entities: groups.filter(({ entity_gid }) => data.entity_gids.has(entity_gid)).map(({ entity_gid, name }) => ({ entity_gid, name })),
    cover: template?.cover ?? null,
    hideIndicators: template?.hideIndicators ?? false,
  }
}
