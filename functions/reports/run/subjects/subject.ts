/** What every kind of subject has: whether somebody may run a report about it, and what it is when the report is computed. */
import type { AdvocacyGroup } from '../../../../shared/advocacy.ts'
import type { Listener } from '../../../../shared/listeners.ts'
import type { Cohort } from '../../../../shared/pages.ts'
import type { ReportHead } from '../../../../shared/reports/definition.ts'
import type { ReportRequest } from '../../../../shared/reports/report.ts'
import type { ProfileRecord } from '../../../accounts/store.ts'
import type { Compared } from '../../../competitors/compared.ts'
import type { Actor } from '../../../lib/actor.ts'
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

/** What an authorised request is about, read again when it is computed. */
export type About = {
  readonly profiles: readonly ProfileRecord[]
  readonly listeners: readonly Listener[]
  readonly entity_gids: ReadonlySet<string>
  /** its name, where it is not about profiles, or about one */
  readonly name?: string
  /** pages that its profiles are held against one by one, and those of which nothing is known yet */
  readonly compared: readonly Compared[]
  /** the industry its profiles are held against as a whole, and those of them that are of another */
  readonly cohort: Cohort | null
  readonly outside: ReadonlySet<string>
  readonly advocacy: AdvocacyGroup | null
}

export const nothingElse = { listeners: [], compared: [], cohort: null, outside: new Set<string>(), advocacy: null } as const

export type Subject = {
  /** @throws Problem 404 for what does not exist or may not be seen (the same words), 400 for what is missing in the query */
  readonly authorise: (actor: Actor, query: RunQuery, definition: ReportHead) => Promise<Authorised>
  /** @throws Problem 404 for what is gone since it was authorised */
  readonly about: (accountId: string, request: ReportRequest) => Promise<About>
}
