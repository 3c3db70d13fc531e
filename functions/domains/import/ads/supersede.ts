/** What earlier imports said of days that a file says anew, and what a file says of whole campaigns whose ads are known one by one. */
import { importMessages } from '../../../../shared/import-messages.ts'
import type { AdRow } from '../../../../shared/items/ads.ts'
import { memoize, memoized } from '../../../../shared/memoize.ts'
import { sumKnownOf } from '../../../../shared/metrics/flow.ts'
import type { AdsKnown } from '../../readers/csv/ads-reader.ts'
import { ImportRefused } from '../../readers/csv/decode.ts'
import { type Days, daysOfRow, givesWay, hullOf, meet, spelt } from './days.ts'
import type { AdLine, Filling } from './filling.ts'
import { adKey } from './known.ts'
import type { Spans } from './spans.ts'
import { overlap, type Who, whoOf } from './who.ts'

type Ad = { readonly account: string; readonly who: Who; readonly spans: Spans<AdLine>; readonly lines: AdLine[]; readonly key: string }
type Given = Pick<Filling, 'rows' | 'ofAds' | 'objectsBy'>
/** A row of the file that is not written because its parts are known, and what they add up to. */
export type Yielded = { readonly row: AdRow; readonly known: number | null; readonly rows: number }

/**
 * The rows of earlier imports that the file's rows take the place of. Daily rows speak for the days between them too, on which an ad may
 * have done nothing; totals speak for themselves.
 * @throws ImportRefused when a row tells of a part of the days of an earlier one, so that some would count twice
 */
export function giveWay({ rows, ofAds, objectsBy }: Given, known: AdsKnown): AdRow[] {
  const daily = Map.groupBy(
    [...rows.values()].map(({ row }) => row).filter(({ from }) => from === undefined),
    ({ accountId }) => accountId,
  )
  const hulls = new Map([...daily].map(([account, all]) => [account, hullOf(all.map(daysOfRow))]))
  const ads = adsOf({ rows, ofAds, objectsBy })
  const byKey = new Map(ads.map((ad) => [ad.key, ad]))
  const byName = Map.groupBy(ads, (ad) => nameOf(ad.account, ad.who))
  const ofAccount = Map.groupBy(ads, ({ account }) => account)
  const spanOf = memoized((ad: Ad) => hullOf([hulls.get(ad.account), ownDays(ad)].flatMap((span) => span ?? [])) ?? { from: '', to: '' })
  const oneSided = new Map([...ofAccount].map(([account, own]) => [account, oneSidedOf(own)]))
  return [...known.rows].flatMap(([key, earlier]) => {
    const [first] = earlier.values()
    const own = first && ofAccount.get(first.accountId)
    if (!first || !own) return []
    const who = whoOf(first, (level, id) => known.objects.get(`${first.accountId} ${level} ${id}`))
    const exact = byKey.get(key)
    // of whole campaigns all their ads; of the rest what is called alike
    const near = who.depth < 3 ? own.filter((ad) => ad.who.depth >= who.depth) : (byName.get(nameOf(first.accountId, who)) ?? [])
    const same = [...(exact ? [exact] : []), ...near.filter((ad) => ad !== exact && overlap(who, ad.who) === true)]
    const other = exact ? null : oneSided.get(first.accountId)?.[sideOf(who) === 'id' ? 'name' : 'id']
    return [...earlier.values()].filter((row) => {
      if (other && sideOf(who) && same.length === 0 && meet(daysOfRow(row), other))
        throw new ImportRefused(importMessages.ads[sideOf(who) === 'id' ? 'idsNeeded' : 'namesNeeded'])
      // a day again: it is written over
      if (exact && isSameAgain(row, exact)) return false
      return same.some((ad) => isGone(row, ad, spanOf(ad)))
    })
  })
}

const ownDays = ({ lines }: Ad) => hullOf(lines.map(({ row }) => daysOfRow(row)))

/** Whether an ad is known by its id alone or by its name alone. */
function sideOf({ depth, names: [, , ad] }: Who): 'id' | 'name' | null {
  if (depth < 3) return null
  return ad.name === '' ? 'id' : ad.id === '' ? 'name' : null
}

/** The days of the ads that a file knows by one of the two. */
function oneSidedOf(own: readonly Ad[]): { readonly id: Days | null; readonly name: Days | null } {
  const days = (side: 'id' | 'name') => hullOf(own.flatMap((ad) => (sideOf(ad.who) === side ? (ownDays(ad) ?? []) : [])))
  return { id: days('id'), name: days('name') }
}

const nameOf = (account: string, { depth, names }: Who) => JSON.stringify([account, depth, names[depth - 1]?.name ?? ''])

function adsOf({ rows, ofAds, objectsBy }: Given): Ad[] {
  const groups = Map.groupBy(rows.values(), ({ row }) => adKey(row.accountId, row.adId))
  return [...groups].flatMap(([key, lines]) => {
    const [first] = lines
    const spans = ofAds.get(key)
    if (!first || !spans) return []
    const { accountId } = first.row
    return [{ account: accountId, key, lines, spans, who: whoOf(first.row, (level, id) => objectsBy.get(accountId, level, id)) }]
  })
}

function isSameAgain(old: AdRow, { spans }: Ad): boolean {
  const days = daysOfRow(old)
  const met = spans.meeting(days)
  return met !== undefined && isEqual(daysOfRow(met.row), days)
}

const isEqual = (a: Days, b: Days) => a.from === b.from && a.to === b.to

function isGone(old: AdRow, { spans }: Ad, span: Days): boolean {
  const before = daysOfRow(old)
  const met = spans.meeting(before)
  if (!met) return false
  const now = daysOfRow(met.row)
  if (isEqual(now, before) || givesWay(before, span)) return true
  const both = `Line ${met.line}: The ad ${old.adId} has figures for ${spelt(before)} from an earlier import, and this row covers ${spelt(now)}`
  throw new ImportRefused(
    now.from === null
      ? `${both}, so days would count twice. Please add the columns Reporting starts and Reporting ends to show which days the file covers. Nothing was imported.`
      : `${both}, so days would count twice. Please import a file that covers all the earlier days. Nothing was imported.`,
  )
}

/** Takes rows of whole campaigns or accounts out of the file where their ads are known one by one: those tell more. */
export function yieldToParts({ rows, ofAds, objectsBy }: Given, known: AdsKnown, gone: readonly AdRow[]): Yielded[] {
  const wholes = adsOf({ rows, ofAds, objectsBy }).filter(({ who }) => who.depth < 3)
  if (wholes.length === 0) return []
  const left = new Set(gone)
  const remaining = new Map<string, { who: Who; rows: AdRow[] }[]>()
  for (const earlier of known.rows.values()) {
    const all = [...earlier.values()].filter((row) => !left.has(row) && !rows.has(`${row.accountId} ${row.id}`))
    const [first] = all
    if (first)
      memoize(remaining, first.accountId, () => []).push({
        who: whoOf(first, (level, id) => known.objects.get(`${first.accountId} ${level} ${id}`)),
        rows: all,
      })
  }
  return wholes.flatMap(({ account, who, lines }) => {
    const parts = (remaining.get(account) ?? []).filter((one) => one.who.depth > who.depth && overlap(one.who, who) === true).flatMap((one) => one.rows)
    return lines.flatMap(({ row }): Yielded[] => {
      const days = daysOfRow(row)
      const met = parts.filter((one) => meet(daysOfRow(one), days))
      if (met.length === 0) return []
      rows.delete(`${row.accountId} ${row.id}`)
      return [{ row, known: sumKnownOf(met, ({ spend }) => spend), rows: met.length }]
    })
  })
}
