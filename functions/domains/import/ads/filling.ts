/** Puts the rows of a file over ads together: one at a time, each refused with its reason or taken. */

import { dayCount } from '../../../../shared/dates/index.ts'
import { entriesOf } from '../../../../shared/entries.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import type { AdAccount } from '../../../../shared/items/ad-accounts.ts'
import type { AdBreakdown, AdLevel, AdObject, AdReach, AdRow } from '../../../../shared/items/ads.ts'
import { memoize } from '../../../../shared/memoize.ts'
import { sumKnown } from '../../../../shared/metrics/flow.ts'
import type { AdsKnown } from '../../readers/csv/ads-reader.ts'
import { ImportRefused } from '../../readers/csv/decode.ts'
import type { ReadContext } from '../../readers/csv/format.ts'
import { isTooLong } from '../../readers/csv/id-length.ts'
import { bytesOf, fits, isTooLarge, tooLargeRow } from '../../readers/csv/size.ts'
import type { Table } from '../../readers/csv/table.ts'
import { recordsOf } from './account-records.ts'
import type { AdCells } from './columns.ts'
import { type Days, daysOfRow, spelt } from './days.ts'
import { type AdFile, partsOf } from './items.ts'
import { adKey, dayKey, objectKey, reachId } from './known.ts'
import { adMeasures } from './languages.ts'
import { type AdIds, idsOf, objectsIn, objectsOf } from './objects.ts'
import { isNumbered } from './repeated.ts'
import { depthOf, type Figures } from './rows.ts'
import { type Spans, spans } from './spans.ts'
import type { Placed } from './totals.ts'

export type AdLine = { readonly row: AdRow; readonly line: number; readonly parts: number }
export type Filling = Omit<AdFile, 'gone' | 'gaps' | 'checked'> & {
  readonly known: AdsKnown
  readonly objectsBy: ReturnType<typeof objectsIn>
  /** what the rows of each ad's days say in words, and in which line first */
  readonly seen: Map<string, Map<string, number>>
  /** the rows of each ad */
  readonly ofAds: Map<string, Spans<AdLine>>
  /** what is kept together of a date, or of an ad's parts, grows with every row: its size, and where each part of it stands */
  readonly reachKept: Map<string, Kept>
  readonly partsKept: Map<string, Kept>
}
type Kept = { bytes: number; readonly at: Map<string, number> }
export function noFilling(known: AdsKnown): Filling {
  const objects = new Map<string, AdObject>()
  return { ...nothing(), known, objects, objectsBy: objectsIn(objects, known.objects) }
}

const nothing = () => ({
  seen: new Map<string, Map<string, number>>(),
  accounts: new Map<string, readonly AdAccount[]>(),
  rows: new Map<string, AdLine>(),
  parts: new Map<string, AdBreakdown>(),
  reach: new Map<string, AdReach>(),
  ofAds: new Map<string, Spans<AdLine>>(),
  reachKept: new Map<string, Kept>(),
  partsKept: new Map<string, Kept>(),
})

type Given = { readonly table: Table; readonly line: Placed; readonly cells: AdCells; readonly context: ReadContext }

/** Answers why the row is not taken; null when it is. @throws ImportRefused where nobody can tell which of two rows holds */
export function add(file: Filling, { table, line, cells, context }: Given): string | null {
  const { account, row, days, figures } = line
  const about = { line, cells, account, objects: file.objectsBy }
  const ids = idsOf(about)
  if ([account, ...Object.values(ids)].some(isTooLong)) return importMessages.idTooLong
  if (isTooLarge(row.cells)) return tooLargeRow(table, row)
  const { from, to } = days
  const id = `${to}:${ids.adId}`
  const key = `${account} ${id}`
  const before = file.rows.get(key)
  const sameDays = before && daysOfRow(before.row).from === from
  if (!before || sameDays) keepApart(file, { line, cells, key, ids })
  const ofAd = file.ofAds.get(adKey(account, ids.adId)) ?? spans<AdLine>()
  const met = sameDays ? undefined : ofAd.meeting(days)
  if (met)
    return `The ad ${ids.adId} has figures for ${spelt(daysOfRow(met.row))} in line ${met.line}, and this row covers ${spelt(days)}, so days would count twice.`
  const records = recordsOf(account, { row, cells, context, first: from ?? to }, file.accounts.get(account) ?? file.known.accounts.get(account) ?? [])
  if (typeof records === 'string') return records
  const cut = entriesOf(line.parts)
  const reached = cut.length === 0 && !before ? line.reach : null
  if (reached !== null && reached < 0) return `"${reached}" in the column reach is below zero.`
  const level = (['account', 'campaign', 'ad_set', 'ad'] as const)[depthOf(line)] ?? 'ad'
  const objectId = [account, ids.campaignId, ids.adSetId, ids.adId][depthOf(line)] ?? ids.adId
  // of a part it says nothing about the ad
  if (reached !== null && !addReach(file, account, days, { level, objectId, reach: reached })) return importMessages.ads.tooManyReached(to)
  const sums = adMeasures.map((measure) => [measure, sumKnown([before?.row[measure], figures[measure]])])
  const taken = { id, accountId: account, date: to, ...(from === to ? {} : { from }), ...ids, ...figures, ...Object.fromEntries(sums) }
  for (const [dimension, part] of cut) if (!addPart(file, dimension, part, taken, figures)) return importMessages.ads.tooManyParts(ids.adId, to)
  const [only, ...more] = cut
  if (depthOf(line) === 0 && only?.[0] === 'region' && more.length === 0 && line.reach !== null && line.reach >= 0)
    addReach(file, account, days, { level: 'region', objectId: only[1], reach: line.reach })
  file.accounts.set(account, records)
  for (const one of objectsOf(about, ids)) file.objects.set(objectKey(account, one.level, one.id), one)
  const kept = { row: taken, line: before?.line ?? row.line, parts: (before?.parts ?? 0) + 1 }
  file.rows.set(key, kept)
  if (before && cut.length === 0) dropReach(file, account, to, { level, objectId })
  if (!before) ofAd.add(days, kept)
  file.ofAds.set(adKey(account, ids.adId), ofAd)
  return null
}

type Repeated = { readonly line: Placed; readonly cells: AdCells; readonly key: string; readonly ids: AdIds }

/**
 * A further row for the same ad and days is a part of it, or of another ad of the same name. Two that give one id and say different things
 * of its day cannot both hold. @throws ImportRefused for those
 */
function keepApart(file: Filling, { line, cells, key, ids }: Repeated): void {
  const seen = memoize(file.seen, key, () => new Map<string, number>())
  const words = `${JSON.stringify(line.parts)} ${cells.rest(line.row)}`
  const same = seen.get(words)
  if (same !== undefined && isNumbered(line) && Object.keys(line.parts).length === 0)
    throw new ImportRefused(importMessages.ads.twoRows(ids.adId, spelt(line.days), same, line.row.line))
  seen.set(words, same ?? line.row.line)
}

/** Answers whether it found room. */
function addPart(file: Filling, dimension: AdBreakdown['dimension'], key: string, ad: AdRow, { spend, impressions, linkClicks }: Figures): boolean {
  const id = `${ad.accountId} ${dimension} ${ad.id}`
  const all = file.parts.get(id) ?? partsOf(ad, dimension, ad.adId)
  const kept = file.partsKept.get(id) ?? { bytes: bytesOf(all), at: new Map<string, number>() }
  const before = all.parts[kept.at.get(key) ?? -1]
  const part = {
    key,
    spend: sumKnown([before?.spend, spend]),
    impressions: sumKnown([before?.impressions, impressions]),
    linkClicks: sumKnown([before?.linkClicks, linkClicks]),
  }
  if (!put(kept, all.parts, key, before, part)) return false
  file.parts.set(id, all)
  file.partsKept.set(id, kept)
  return true
}

/** Puts a part in the place of the one it was, or at the end. Answers whether it found room. */
function put<Part>(kept: Kept, parts: Part[], key: string, before: Part | undefined, part: Part): boolean {
  const bytes = kept.bytes + bytesOf(part) + 1 - (before ? bytesOf(before) + 1 : 0)
  if (!fits(bytes)) return false
  const at = kept.at.get(key) ?? parts.length
  parts[at] = part
  kept.at.set(key, at)
  kept.bytes = bytes
  return true
}

type Reached = { readonly level: AdLevel; readonly objectId: string; readonly reach: number }

/** Answers whether it found room. Of a time that nobody says the beginning of it is the reach of no range. */
export function addReach(file: Filling, account: string, { from, to }: Days, { level, objectId, reach }: Reached): boolean {
  if (from === null) return true
  const key = dayKey(account, to)
  const day: AdReach = file.reach.get(key) ?? ownReach(file.known.reach.get(key) ?? { id: reachId(to), accountId: account, date: to, reached: [] })
  const kept = file.reachKept.get(key) ?? { bytes: bytesOf(day), at: new Map(day.reached.map((one, at) => [objectOf(one), at])) }
  const before = day.reached[kept.at.get(objectOf({ level, objectId })) ?? -1]
  const now = { level, objectId, windows: { ...before?.windows, [dayCount(from, to)]: reach } }
  if (!put(kept, day.reached, objectOf(now), before, now)) return false
  file.reach.set(key, day)
  file.reachKept.set(key, kept)
  return true
}

const objectOf = ({ level, objectId }: Pick<AdReach['reached'][number], 'level' | 'objectId'>) => `${level} ${objectId}`

/** What is known stays as it is while a file is read that may yet be refused. */
const ownReach = (day: AdReach): AdReach => ({ ...day, reached: [...day.reached] })

/** Of several ads of one name together there is no reach: their people are partly the same. */
function dropReach(file: Filling, account: string, date: string, one: Pick<Reached, 'level' | 'objectId'>): void {
  const key = dayKey(account, date)
  const [day, kept] = [file.reach.get(key), file.reachKept.get(key)]
  const at = kept?.at.get(objectOf(one))
  if (day && at !== undefined) day.reached[at] = { ...one, windows: {} }
}
