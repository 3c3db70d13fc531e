/** The declaration of a network's exports. A network has a row in shared/networks.ts and a folder here. */
import type { NetworkCode } from '../../../shared/networks.ts'
import type { Measure } from '../../../shared/reports/kits/ads/account-days.ts'
import type { Format } from '../readers/csv/format.ts'
import type { Table } from '../readers/csv/table.ts'

export const adColumnKeys = [
  'accountId',
  'account',
  'currency',
  'timezone',
  'date',
  'span',
  'from',
  'to',
  'campaignId',
  'campaign',
  'objective',
  'adSetId',
  'adSet',
  'adId',
  'ad',
  'status',
  'resultType',
  'bidType',
  'budget',
  'age',
  'gender',
  'country',
  'region',
  'platform',
  'placement',
  'device',
  'hour',
  'reach',
] as const
export type AdColumn = (typeof adColumnKeys)[number]

/** Names as they are compared: in small letters and without accents (readers/csv/plain-name.ts). */
export type AdSuite = {
  readonly name: string
  readonly networks: readonly NetworkCode[]
  /** names that other suites do not have */
  readonly columns: RegExp
  /** a column by which alone a report is known */
  readonly sure?: (name: string) => boolean
  /** what it calls columns; of `spend` the currency may stand behind it: "amount spent (usd)" */
  readonly words: Readonly<Partial<Record<AdColumn | Measure, readonly string[]>>>
  /** columns of the first day that a row covers; `why`: what to do with a report in which they are no days */
  readonly starts?: {
    readonly columns: readonly string[]
    readonly areDays: (table: Pick<Table, 'header' | 'rows'>) => boolean
    readonly why: (table: Pick<Table, 'header'>) => string | null
  }
}

export type KnownExport = { readonly name: string; readonly columns: readonly string[]; readonly instead: string }

export type NetworkExports = {
  /** by id, in the order in which they are tried */
  readonly formats: Readonly<Record<string, Format>>
  readonly ads?: AdSuite
  /** exports that cannot be imported, with the one to use instead */
  readonly unread?: readonly KnownExport[]
  /** what to do with a table of which nothing can be imported, for a profile of `network`; null for any other */
  readonly advice?: (table: Table, network: NetworkCode) => string | null
}
