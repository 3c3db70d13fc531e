/** Puts the rows of a file over ads together: one at a time, each refused with its reason or taken. */

import { dayCount } from '../../../shared/dates/index.ts'
import { importMessages } from '../../../shared/import-messages.ts'
import type { AdReach, AdRow } from '../../../shared/items/ads.ts'
import { sumKnown } from '../../../shared/metrics/flow.ts'
import type { ReadContext } from '../csv/format.ts'
import { bytesOf, fits, isTooLarge, tooLargeRow } from '../csv/size.ts'
import type { Row, Table } from '../csv/table.ts'
import { isTooLong, readNumber } from '../csv/values.ts'
import { recordsOf } from './account-records.ts'
import { type AdCells, adMeasures } from './columns.ts'
import { type Days, daysOfRow, spelt } from './days.ts'
import { type AdFile, agesOf } from './items.ts'
import { type AdsKnown, adKey, dayKey, objectKey, reachId } from './known.ts'
import { idsOf, objectsOf } from './objects.ts'
import { type Figures, genderOf } from './rows.ts'
import { type Spans, spans } from './spans.ts'

type Line = { readonly row: AdRow; readonly line: number }
export type Filling = Omit<AdFile, 'gone'> & {
  readonly known: AdsKnown
  /** the rows of each ad */
  readonly ofAds: Map<string, Spans<Line>>
  /** what is kept together of a date, or of an ad's ages, grows with every row: its size, and where each part of it stands */
  readonly reachKept: Map<string, Kept>
  readonly agesKept: Map<string, Kept>
}
type Kept = { bytes: number; readonly at: Map<string, number> }
export const noFilling = (known: AdsKnown): Filling => ({
  known,
  accounts: new Map(),
  objects: new Map(),
  rows: new Map(),
  ages: new Map(),
  reach: new Map(),
  ofAds: new Map(),
  reachKept: new Map(),
  agesKept: new Map(),
})

type Given = {
  readonly table: Table
  readonly row: Row
  readonly cells: AdCells
  readonly context: ReadContext
  readonly days: Days
  readonly figures: Figures
  /** by age or gender: several rows are one ad's day */
  readonly cut: boolean
}

export const accountOf = (row: Row, cells: AdCells, { profileId }: ReadContext) => cells.text(row, 'accountId') || `${profileId}-ads`

/** Answers why the row is not taken; null when it is. */
export function add(file: Filling, { table, row, cells, context, days, figures, cut }: Given): string | null {
  const account = accountOf(row, cells, context)
  const about = { row, cells, account, known: (key: string) => file.objects.get(key) ?? file.known.objects.get(key) }
  const ids = idsOf(about)
  if ([account, ...Object.values(ids)].some(isTooLong)) return importMessages.idTooLong
  if (isTooLarge(row.cells)) return tooLargeRow(table, row)
  const { from, to } = days
  const id = `${to}:${ids.adId}`
  const key = `${account} ${id}`
  const before = file.rows.get(key)
  const sameDays = before && daysOfRow(before.row).from === from
  if (sameDays && !cut) return `There is an earlier row for the ad ${ids.adId} on ${spelt(days)}.`
  const ofAd = file.ofAds.get(adKey(account, ids.adId)) ?? spans<Line>()
  const met = sameDays ? undefined : ofAd.meeting(days)
  if (met)
    return `The ad ${ids.adId} has figures for ${spelt(daysOfRow(met.row))} in line ${met.line}, and this row covers ${spelt(days)}: days would count twice.`
  const records = recordsOf(account, { row, cells, context, first: from ?? to }, file.accounts.get(account) ?? file.known.accounts.get(account) ?? [])
  if (typeof records === 'string') return records
  const reach = cut ? null : (readNumber(cells.text(row, 'reach')) ?? null)
  if (reach !== null && reach < 0) return `"${reach}" in the column reach is below zero.`
  // of an age's part it says nothing about the ad
  if (reach !== null && !addReach(file, account, days, { level: 'ad', objectId: ids.adId, reach })) return importMessages.dateTooLarge(to)
  const sums = adMeasures.map((measure) => [measure, sumKnown([before?.row[measure], figures[measure]])])
  const taken = { id, accountId: account, date: to, ...(from === to ? {} : { from }), ...ids, ...figures, ...Object.fromEntries(sums) }
  if (cut && !addAge(file, { row, cells }, taken, figures)) return importMessages.dateTooLarge(to)
  file.accounts.set(account, records)
  for (const one of objectsOf(about, ids)) file.objects.set(objectKey(account, one.level, one.id), one)
  const line = { row: taken, line: before?.line ?? row.line }
  file.rows.set(key, line)
  if (!before) {
    ofAd.add(days, line)
    file.ofAds.set(adKey(account, ids.adId), ofAd)
  }
  return null
}

/** Answers whether it found room. */
function addAge(file: Filling, { row, cells }: Pick<Given, 'row' | 'cells'>, ad: AdRow, { spend, impressions, linkClicks }: Figures): boolean {
  const key = `${cells.text(row, 'age') || 'unknown'}:${genderOf(cells.text(row, 'gender'))}`
  const id = `${ad.accountId} ${ad.id}`
  const ages = file.ages.get(id) ?? agesOf(ad, ad.adId)
  const kept = file.agesKept.get(id) ?? { bytes: bytesOf(ages), at: new Map<string, number>() }
  const before = ages.parts[kept.at.get(key) ?? -1]
  const part = {
    key,
    spend: sumKnown([before?.spend, spend]),
    impressions: sumKnown([before?.impressions, impressions]),
    linkClicks: sumKnown([before?.linkClicks, linkClicks]),
  }
  if (!put(kept, ages.parts, key, before, part)) return false
  file.ages.set(id, ages)
  file.agesKept.set(id, kept)
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

type Reached = { readonly level: 'account' | 'ad'; readonly objectId: string; readonly reach: number }

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
