/** What every kind of subject has: whether somebody may run a report about it, and what it is when the report is computed. */
import type { ReportManifest } from '../../../../shared/reports/language/manifest.ts'
import type { ReportRequest } from '../../../../shared/reports/request.ts'
import type { Actor } from '../../../lib/actor.ts'
import type { SubjectData } from '../../engine/common/subject-data.ts'
import type { RunQuery } from '../request.ts'

/** What of a request names things, checked. `entity_gids`: the groups in which it lies, the one whose zone is its own first. */
export type Authorised = {
  readonly named: Pick<ReportRequest, 'profiles' | 'labels'> & Partial<ReportRequest>
  readonly entity_gids: readonly string[]
  /** of its own; that of its first group otherwise */
  readonly timezone: string | null
  /** the only zone its days are counted in, whatever is asked for */
  readonly ownDays?: string
}

export type Subject = {
  /** @throws Problem 404 for what does not exist or may not be seen (the same words), 400 for what is missing in the query */
  readonly authorise: (actor: Actor, query: RunQuery, definition: ReportManifest) => Promise<Authorised>
  /** @throws Problem 404 for what is gone since it was authorised */
  readonly data: (accountId: string, request: ReportRequest) => Promise<SubjectData>
}
