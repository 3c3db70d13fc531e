/** What a report is about, as it is read when the report is computed. */
import type { AdvocacyGroup } from '../../../../../shared/advocacy.ts'
import type { AdAccount } from '../../../../../shared/items/ad-accounts.ts'
import type { Listener } from '../../../../../shared/listeners.ts'
import type { Cohort } from '../../../../../shared/public-profiles.ts'
import type { ProfileRecord } from '../../../../kernel/accounts/store.ts'
import type { Compared } from '../../../competitors/compared.ts'

/** What a report is about, as it was read when it was authorised. */
export type SubjectData = {
  readonly profiles: readonly ProfileRecord[]
  readonly listeners: readonly Listener[]
  /** the groups in which it lies, the one whose zone is its own first */
  readonly entity_gids: ReadonlySet<string>
  /** its name, where it is not about profiles, or about one */
  readonly name?: string
  /** pages that its profiles are held against one by one, and those of which nothing is known yet */
  readonly compared: readonly Compared[]
  /** the industry its profiles are held against as a whole, and those of them that are of another */
  readonly cohort: Cohort | null
  readonly outside: ReadonlySet<string>
  readonly advocacy: AdvocacyGroup | null
  /** the ad accounts it is over, where they are read already; null: those of its profiles, which are not */
  readonly adAccounts: readonly AdAccount[] | null
}

export const nothingElse = { listeners: [], compared: [], cohort: null, outside: new Set<string>(), advocacy: null, adAccounts: null } as const
