/** What a format over ads asks of earlier imports, whoever keeps it (ads/known.ts). */
import type { AdAccount } from '../../../../shared/items/ad-accounts.ts'
import type { AdGap, AdObject, AdReach, AdRow } from '../../../../shared/items/ads.ts'

export type AdsKnown = {
  /** by account: its records, one a profile that it was imported through */
  readonly accounts: Map<string, readonly AdAccount[]>
  /** by `objectKey` */
  readonly objects: Map<string, AdObject>
  /** by account and ad, then by id: what stands on the loaded days */
  readonly rows: Map<string, Map<string, AdRow>>
  /** by account and date */
  readonly reach: Map<string, AdReach>
  /** what accounts are called here that a file calls otherwise: by id, or by nothing */
  readonly called: Map<string, string>
  /** what earlier imports lacked, of the accounts that were begun */
  readonly gaps: AdGap[]
}

export type AdsReader = AdsKnown & {
  /**
   * Once, with all accounts of an import: until `release` no other import changes them.
   * @throws ImportRefused when another import does not end
   */
  readonly begin: (accounts: readonly string[]) => Promise<void>
  /** Makes known what is in accounts that were begun, their rows from a day on; null for all of them. */
  readonly load: (accounts: readonly string[], from: string | null) => Promise<void>
  /** Before the first row is written. @throws ImportRefused when another import took its lock because this one lasted too long */
  readonly hold: () => Promise<void>
  /** While rows are written. @throws when another import took its lock: this one must write no more */
  readonly renew: () => Promise<void>
  /** Never throws: an unreleased lock expires. */
  readonly release: () => Promise<void>
}
