/** What reports over ads count: an ad's day, a part of an account's day, what the network says of reach. */
import type { AdAccount } from '../../../items/ad-accounts.ts'
import type { Ad, AdBreakdown, AdDimension, AdLevel, AdObject, AdRow, AdSet, Campaign } from '../../../items/ads.ts'

/** Of a row, or a day of an account: the measures that it tells of, and those that it has something of, as bits. */
export type Told = { readonly told: number; readonly some: number }
export type RowEntry = Told & {
  readonly kind: 'row'
  readonly account: AdAccount
  readonly row: AdRow
  readonly campaign: Campaign | null
  readonly adSet: AdSet | null
  readonly ad: Ad | null
}
export type PartEntry = {
  readonly kind: 'part'
  readonly account: AdAccount
  readonly date: string
  readonly dimension: AdDimension
  readonly part: AdBreakdown['parts'][number]
}
export type ReachEntry = {
  readonly kind: 'reach'
  readonly account: AdAccount
  readonly date: string
  readonly level: AdLevel
  readonly objectId: string
  /** null for accounts and regions, and for what the source does not name */
  readonly object: AdObject | null
  readonly windows: Readonly<Record<string, number>>
}
/** An account by itself, so that one without figures is still known to be there. */
type AccountEntry = { readonly kind: 'account'; readonly account: AdAccount }
/** What no figure holds of some days: what an import could not take, said in `text`; null where it is a total that the range cuts. */
export type LackEntry = { readonly kind: 'lack'; readonly account: AdAccount; readonly from: string; readonly date: string; readonly text: string | null }
export type AdEntry = RowEntry | PartEntry | ReachEntry | AccountEntry | LackEntry

export function rowsOf(entries: Iterable<AdEntry>): RowEntry[] {
  return [...entries].flatMap((entry) => (entry.kind === 'row' ? [entry] : []))
}

/** Each once. */
export function accountsOf(entries: Iterable<AdEntry>): AdAccount[] {
  return [...new Map([...entries].map(({ account }) => [account.id, account])).values()]
}

/** Codes in alphabetical order; null, for accounts whose source does not say, last. */
export function currenciesOf(entries: Iterable<AdEntry>): (string | null)[] {
  const found = new Set(accountsOf(entries).map(({ currency }) => currency))
  return [...found].sort((a, b) => Number(a === null) - Number(b === null) || ((a ?? '') < (b ?? '') ? -1 : 1))
}

/** "GBP", "currency not stated" */
export function currencyName(currency: string | null): string {
  return currency ?? 'currency not stated'
}
