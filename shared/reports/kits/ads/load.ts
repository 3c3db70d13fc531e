/** Reads what is in ad accounts and puts it together: each day of an ad with its campaign, ad set and ad, and reach where it is shown. */
import { type AdAccount, adAccountSource } from '../../../items/ad-accounts.ts'
import { type AdLevel, type AdObject, type AdRow, adBreakdownSource, adGapSource, adObjectSource, adReachSource, adRowSource } from '../../../items/ads.ts'
import type { Reader } from '../../../items/source.ts'
import type { LoadContext } from '../../language/items/definition.ts'
import type { ReportRequest } from '../../request.ts'
import { rangesOf } from '../../request-dates.ts'
import { toldBy } from './account-days.ts'
import type { AdEntry, RowEntry } from './entries.ts'
import { reachEntries } from './reach-entries.ts'

/** Days before and after the range: dates of an account are read by instants of the report's zone. */
const around = { before: 1, after: 1 } as const

type Span = { readonly date: string; readonly from?: string | null | undefined }

type Load = (read: Reader, request: ReportRequest, context: Pick<LoadContext, 'adAccounts'>) => Promise<readonly AdEntry[]>
type Wanted = { readonly breakdowns: boolean; readonly reachOf: readonly AdLevel[] }

/**
 * All of the ad accounts of the request's profiles, or of those that are known already; an account that two profiles share counts once, for the first.
 * `reachOf`: the levels whose things have a reach of their own on show.
 */
export function loadAds({ breakdowns, reachOf }: Wanted): Load {
  return async (read, request, { adAccounts }) => {
    const { range, prior } = rangesOf(request)
    const found = adAccounts ?? (await read(adAccountSource, { before: 'ever', after: 'ever' }))
    const accounts = new Map(found.toReversed().map((account) => [account.id, account]))
    const owners = [...accounts.keys()]
    const lacking = new Set(found.flatMap(({ id, lacking = true }) => (lacking ? [id] : [])))
    // a total that the end of a range cuts stands on a later day
    const totals = { ...around, after: Math.max(1, ...found.map(({ longest = 1 }) => longest)), owners }
    const [objects, rows, parts, reaches, gaps] = await Promise.all([
      read(adObjectSource, { before: 'ever', owners }),
      read(adRowSource, totals),
      breakdowns ? read(adBreakdownSource, totals) : [],
      read(adReachSource, { ...around, owners }),
      read(adGapSource, { before: 'ever', after: 'ever', owners: [...lacking] }),
    ])
    const [objectsOf, rowsOf, partsOf, reachesOf, gapsOf] = [byAccount(objects), byAccount(rows), byAccount(parts), byAccount(reaches), byAccount(gaps)]
    const ranges = [range, ...(prior ? [prior] : [])]
    const meets = ({ from, date }: Span) => ranges.some((one) => (from ?? date) <= one.to && date >= one.from)
    const isCut = ({ from, date }: Span) => typeof from === 'string' && !ranges.some((one) => from >= one.from && date <= one.to)
    return owners.flatMap((id): AdEntry[] => {
      const account = accounts.get(id)
      if (!account) return []
      const all = rowsOf.get(id) ?? []
      const own = all.filter((row) => !isCut(row))
      const cut = new Map(all.filter((row) => isCut(row) && meets(row)).map(({ from, date }) => [`${from} ${date}`, { from: from ?? date, date, text: null }]))
      const known = objectsOf.get(id) ?? []
      const named = new Map(known.map((one) => [one.id, one]))
      return [
        { kind: 'account', account },
        ...rowEntries(account, own, known),
        ...[...cut.values(), ...(gapsOf.get(id) ?? []).filter(meets)].map(({ from, date, text }): AdEntry => ({ kind: 'lack', account, from, date, text })),
        ...(partsOf.get(id) ?? [])
          .filter((part) => !isCut(part))
          .flatMap(({ date, dimension, parts: all }) => all.map((part): AdEntry => ({ kind: 'part', account, date, dimension, part }))),
        ...reachEntries(account, own, reachesOf.get(id) ?? [], { named, reachOf, range }),
      ]
    })
  }
}

function byAccount<One extends { readonly accountId: string }>(all: readonly One[]): Map<string, One[]> {
  return Map.groupBy(all, ({ accountId }) => accountId)
}

function rowEntries(account: AdAccount, rows: readonly AdRow[], objects: readonly AdObject[]): RowEntry[] {
  const campaigns = new Map(objects.flatMap((one) => (one.level === 'campaign' ? [[one.id, one]] : [])))
  const adSets = new Map(objects.flatMap((one) => (one.level === 'ad_set' ? [[one.id, one]] : [])))
  const ads = new Map(objects.flatMap((one) => (one.level === 'ad' ? [[one.id, one]] : [])))
  return rows.map((row) => ({
    kind: 'row',
    account,
    row,
    ...toldBy(row),
    campaign: campaigns.get(row.campaignId) ?? null,
    adSet: adSets.get(row.adSetId) ?? null,
    ad: ads.get(row.adId) ?? null,
  }))
}
