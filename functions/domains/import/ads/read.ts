/** Rows of ads to items: an ad's days, what it lies in, parts of it such as ages, and reach as the network gives it. */

import { dayCount } from '../../../../shared/dates/index.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import type { AdAccount } from '../../../../shared/items/ad-accounts.ts'
import type { AdRow } from '../../../../shared/items/ads.ts'
import { messages } from '../../../../shared/messages.ts'
import type { AdsKnown } from '../../readers/csv/ads-reader.ts'
import { ImportRefused } from '../../readers/csv/decode.ts'
import { emptyReading, type ReadContext, type Reading } from '../../readers/csv/format.ts'
import { isTooLong } from '../../readers/csv/id-length.ts'
import type { Table } from '../../readers/csv/table.ts'
import { accountOf, accountsOf, callAccounts, givenAccount } from './accounts.ts'
import { type AdCells, adCells } from './columns.ts'
import { daysOfTitle, isAllTime } from './dates.ts'
import { type Days, daysOfRow, hullOf, spelt } from './days.ts'
import { add, addReach, type Filling, noFilling } from './filling.ts'
import { gapsOf, type Lacking } from './gaps.ts'
import { batchesOf } from './items.ts'
import { addRow, adKey, noAds } from './known.ts'
import { countOnce } from './repeated.ts'
import { type Line, lineReader } from './rows.ts'
import { giveWay, type Yielded, yieldToParts } from './supersede.ts'
import { noteDays } from './told.ts'
import { type Checked, namesNothing, type Placed } from './totals.ts'

/** The accounts that the rows of a table name. */
export function adAccountsIn(table: Table, context: ReadContext): string[] {
  const cells = adCells(table)
  const accounts = new Set(table.rows.map((row) => givenAccount(row, cells, context)))
  return [...accounts].filter((account) => !isTooLong(account))
}

/** Loads what is known of the accounts that a table names, so that `readAds` can judge its rows. */
export async function prepareAds(table: Table, context: ReadContext): Promise<void> {
  const cells = adCells(table)
  const lines = table.rows.map(lineReader(table, cells))
  const given = isDated(cells) ? lines.flatMap(({ days }) => days ?? []) : [assignedDays(table, context).days]
  if (!context.ads) return
  await context.ads.load([...new Set([...adAccountsIn(table, context), ...accountsOf(context.ads, context.profileId)])], hullOf(given)?.from ?? null)
  callAccounts(context.ads, lines, cells, context)
}

/** @throws ImportRefused when the days given for a file without dates are none, and when days of an earlier import would count twice */
export function readAds(table: Table, context: ReadContext): Reading {
  const reading = emptyReading()
  const cells = adCells(table)
  const assigned = isDated(cells) ? null : assignedDays(table, context)
  const known = context.ads ?? noAds()
  const file = noFilling(known)
  const lacking: Lacking[] = []
  reading.read = table.rows.length
  const skip = (line: Line, reason: string, days: Days | null) => {
    reading.skipped.push({ line: line.row.line, reason })
    lacking.push({ line, account: accountOf(line.row, cells, context), days })
  }
  const { placed, undated, unpaid, later } = place(table.rows.map(lineReader(table, cells)), { cells, context, assigned: assigned?.days ?? null })
  const { counted, totals, again } = countOnce(placed)
  for (const line of again) reading.skipped.push({ line: line.row.line, reason: importMessages.ads.again(nameOf(line), spelt(line.days)) })
  for (const line of undated) skip(line, importMessages.ads.noDay(line.notDate), hullOf(placed.map(({ days }) => days)))
  for (const line of unpaid) skip(line, importMessages.ads.notNumber(cells.figure(line.row, 'spend') ?? ''), line.days)
  for (const line of later) skip(line, `${line.days?.to} is in the future.`, line.days)
  const unread: number[] = []
  for (const line of counted) {
    const refused = add(file, { table, line, cells, context })
    if (refused !== null) skip(line, refused, line.days)
    else if (line.unread.length > 0) unread.push(line.row.line)
  }
  if (file.rows.size === 0) return reading
  takeTotal(file, totals)
  noteDays(file, context.today)
  const gone = giveWay(file, known)
  const yielded = yieldToParts(file, known, gone)
  const gaps = gapsOf({ lacking, totals, yielded }, known, file)
  reading.notes.push(...notesOf(file, { assigned, gone, totals, yielded, unread, rest: cells.restNames }), ...gaps.now.map(({ text }) => text))
  keepLongest(file)
  for (const account of new Set(gaps.now.map(({ accountId }) => accountId))) noteOn(file, account, () => ({ lacking: true }))
  learn(known, file, gone)
  const items = batchesOf({ ...file, gone, gaps, checked: yielded.length })
  return { ...reading, items }
}

const nameOf = ({ of: { ad, adSet, campaign } }: Line) => [ad.id, ad.name, adSet.name, campaign.name].find((one) => one !== '') ?? 'account'

const isDated = (cells: AdCells) => cells.has('date') || cells.has('to') || cells.has('span')

type Placing = { readonly cells: AdCells; readonly context: ReadContext; readonly assigned: Days | null }

type Sorted = { placed: Placed[]; undated: Line[]; unpaid: Line[]; later: Line[] }

/** What has days that have begun; what has none, or nothing that was spent; and what is of a day to come. A total without days is one of them all. */
function place(lines: readonly Line[], { cells, context, assigned }: Placing): Sorted {
  const all = hullOf(lines.flatMap(({ days }) => days ?? []))
  const sorted: Sorted = { placed: [], undated: [], unpaid: [], later: [] }
  for (const line of lines) {
    const days = assigned ?? line.days ?? (namesNothing(line) ? all : null)
    if (!days) sorted.undated.push(line)
    else if (line.figures.spend === null && line.unread.includes(cells.figure(line.row, 'spend') ?? '')) sorted.unpaid.push({ ...line, days })
    else if ((days.from ?? days.to) > context.today) sorted.later.push({ ...line, days })
    // of a month that has not ended, what there is of it
    else sorted.placed.push({ ...line, account: accountOf(line.row, cells, context), days: days.to > context.today ? { ...days, to: context.today } : days })
  }
  return sorted
}

type Assigned = { readonly days: Days; readonly note: string }

/** A file without dates holds totals of days that somebody names, or a line over its table; unnamed they are of a time up to the import. */
function assignedDays({ title }: Table, { dates, today }: ReadContext): Assigned {
  if (!dates) {
    if (isAllTime(title)) throw new ImportRefused(importMessages.ads.allTime)
    const days = daysOfTitle(title, today)
    return days ? { days, note: importMessages.ads.ofTitle(spelt(days)) } : { days: { from: null, to: today }, note: importMessages.ads.assigned(today) }
  }
  if (dates.from !== null && dates.from > dates.to) throw new ImportRefused(messages.dates.startAfterEnd)
  if (dates.to > today) throw new ImportRefused(messages.dates.endAfterToday)
  return { days: dates, note: importMessages.ads.asGiven(dates.from, dates.to) }
}

/** The total's reach is the network's own of the whole file, which its rows can never give. */
function takeTotal(file: Filling, totals: readonly Checked[]): void {
  const [only, ...more] = [...file.accounts.keys()]
  const days = hullOf([...file.rows.values()].map(({ row }) => daysOfRow(row)))
  const [whole, ...others] = totals.filter(({ total }) => namesNothing(total))
  if (!only || !days || more.length > 0 || !whole || others.length > 0 || whole.total.reach === null || whole.total.reach < 0) return
  addReach(file, only, days, { level: 'account', objectId: only, reach: whole.total.reach })
}

function keepLongest(file: Filling): void {
  const { accounts, rows } = file
  const longest = new Map<string, number>()
  for (const { row } of rows.values()) {
    const length = row.from ? dayCount(row.from, row.date) : 1
    longest.set(row.accountId, Math.max(longest.get(row.accountId) ?? 1, length))
  }
  for (const account of accounts.keys()) {
    const own = longest.get(account) ?? 1
    if (own > 1) noteOn(file, account, ({ longest = 1 }) => ({ longest: Math.max(longest, own) }))
  }
}

function noteOn({ accounts }: Filling, account: string, noted: (record: AdAccount) => Partial<AdAccount>): void {
  const records = accounts.get(account)
  if (!records) return
  accounts.set(
    account,
    records.map((record) => ({ ...record, ...noted(record) })),
  )
}

type Noted = {
  readonly assigned: Assigned | null
  readonly gone: readonly AdRow[]
  readonly totals: readonly Checked[]
  readonly yielded: readonly Yielded[]
  readonly unread: readonly number[]
  readonly rest: readonly string[]
}

function notesOf({ rows, accounts }: Filling, { assigned, gone, totals, yielded, unread, rest }: Noted): string[] {
  const notes: string[] = []
  const all = [...rows.values()]
  const long = all.filter(({ row }) => row.from !== undefined).length
  const together = all.filter(({ parts }) => parts > 1).length
  if (assigned) notes.push(assigned.note)
  else if (long > 0) notes.push(importMessages.ads.ofSeveralDays(long))
  if (together > 0) notes.push(importMessages.ads.together(together, rest))
  if (unread.length > 0) notes.push(importMessages.ads.unread(unread))
  if (yielded.length > 0) notes.push(importMessages.ads.yielded(yielded.length))
  if (gone.length > 0) notes.push(importMessages.ads.gaveWay(gone.length))
  if ([...accounts.values()].some(([account]) => account?.currency === null)) notes.push(importMessages.ads.noCurrency)
  if (totals.length > 0) notes.push(importMessages.ads.totals(totals.length))
  return notes
}

/** So that the next file of the same import is judged by this one too. */
function learn(known: AdsKnown, { accounts, objects, rows, reach }: Filling, gone: readonly AdRow[]): void {
  for (const [id, records] of accounts) known.accounts.set(id, records)
  for (const [key, day] of reach) known.reach.set(key, day)
  for (const [key, object] of objects) known.objects.set(key, object)
  for (const { accountId, adId, id } of gone) known.rows.get(adKey(accountId, adId))?.delete(id)
  for (const { row } of rows.values()) addRow(known, row)
}
