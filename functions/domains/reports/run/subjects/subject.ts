/** What every kind of subject has: whether somebody may run a report about it, and what that report then knows of it. */
import type { ReportManifest } from '../../../../../shared/reports/language/manifest.ts'
import type { Actor } from '../../../../kernel/accounts/actor.ts'
import type { ProfileRecord } from '../../../../kernel/accounts/store.ts'
import type { SubjectData } from '../../engine/common/subject-data.ts'
import type { RunQuery } from '../request.ts'

/** A subject that the caller may run a report about. */
export type Authorised = {
  readonly data: SubjectData
  /** of the request: those selected, in their order */
  readonly profiles: readonly ProfileRecord[]
  readonly labels: readonly string[]
  /** how many profiles of the same groups could be selected; left out where profiles are not chosen */
  readonly offered?: number
  /** of its own; that of its first group otherwise */
  readonly timezone: string | null
  /** the only zone its days are counted in, whatever is asked for */
  readonly ownDays?: string
}

/** @throws Problem 404 for what does not exist or may not be seen (the same words) */
export type Subject = (actor: Actor, query: RunQuery & { readonly id: string }, definition: ReportManifest) => Promise<Authorised>
