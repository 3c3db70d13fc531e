/** What reports over ads count: an ad's day, a part of an account's day, what the network says of reach. */
import { type AdAccount, adAccountSource } from '../../items/ad-accounts.ts'
import {
  type Ad,
  type AdBreakdown,
  type AdDimension,
  type AdLevel,
  type AdObject,
  type AdRow,
  type AdSet,
  adBreakdownSource,
  adObjectSource,
  adReachSource,
  adRowSource,
  type Campaign,
} from '../../items/ads.ts'
import type { Reader } from '../../items/source.ts'
import type { ReportRequest } from '../report.ts'
import { reachEntries } from './reach-entries.ts'

export type RowEntry = {
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
export type AdEntry = RowEntry | PartEntry | ReachEntry | AccountEntry

/** Days before and after the range: dates of an account are read by instants of the report's zone. */
const around = { before: 1, after: 1 } as const

/** All of the ad accounts of the request's profiles, or of the one it names; an account that two profiles share counts once, for the first. */
export function loadAds({ breakdowns }: { readonly breakdowns: boolean }): (read: Reader, request: ReportRequest) => Promise<readonly AdEntry[]> {
  return async (read, request) => {
    const { ad_account_id: wanted } = request
    const found = await read(adAccountSource, { before: 'ever', after: 366 })
    const accounts = new Map(found.toReversed().map((account) => [account.id, account]))
    const owners = [...accounts.keys()].filter((id) => !wanted || id === wanted)
    const [objects, rows, parts, reaches] = await Promise.all([
      read(adObjectSource, { before: 'ever', owners }),
      read(adRowSource, { ...around, owners }),
      breakdowns ? read(adBreakdownSource, { ...around, owners }) : [],
      read(adReachSource, { ...around, owners }),
    ])
    const named = new Map(objects.map((one) => [keyOf(one), one]))
    const campaigns = new Map(objects.flatMap((one) => (one.level === 'campaign' ? [[keyOf(one), one]] : [])))
    const adSets = new Map(objects.flatMap((one) => (one.level === 'ad_set' ? [[keyOf(one), one]] : [])))
    const ads = new Map(objects.flatMap((one) => (one.level === 'ad' ? [[keyOf(one), one]] : [])))
    return owners.flatMap((id): AdEntry[] => {
      const account = accounts.get(id)
      if (!account) return []
      const mine = (one: { readonly accountId: string }) => one.accountId === id
      return [
        { kind: 'account', account },
        ...rows.filter(mine).map((row): AdEntry => {
          const at = (objectId: string) => keyOf({ accountId: id, id: objectId })
          const [campaign, adSet, ad] = [campaigns.get(at(row.campaignId)), adSets.get(at(row.adSetId)), ads.get(at(row.adId))]
          return { kind: 'row', account, row, campaign: campaign ?? null, adSet: adSet ?? null, ad: ad ?? null }
        }),
        ...parts.filter(mine).flatMap(({ date, dimension, parts: all }) => all.map((part): AdEntry => ({ kind: 'part', account, date, dimension, part }))),
        ...reachEntries(account, rows.filter(mine), reaches.filter(mine), (objectId) => named.get(keyOf({ accountId: id, id: objectId })) ?? null, request),
      ]
    })
  }
}

function keyOf({ accountId, id }: { readonly accountId: string; readonly id: string }): string {
  return `${accountId} ${id}`
}

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
