/** Rows of ads to items: an ad's days, what it lies in, ages and genders, and reach as the network gives it. */

import type { AdRow } from '../../../shared/items/ads.ts'
import { messages } from '../../../shared/messages.ts'
import { ImportRefused } from '../csv/decode.ts'
import { emptyReading, type ReadContext, type Reading } from '../csv/format.ts'
import type { Table } from '../csv/table.ts'
import { isTooLong, readNumber } from '../csv/values.ts'
import { type AdCells, adCells } from './columns.ts'
import { type Days, daysOfRow, hullOf } from './days.ts'
import { accountOf, add, addReach, type Filling, noFilling } from './filling.ts'
import { batchesOf } from './items.ts'
import { type AdsKnown, addRow, adKey, noAds } from './known.ts'
import { daysOf, figuresOf, isTotal } from './rows.ts'
import { giveWay } from './supersede.ts'

/** The accounts that the rows of a table name. */
export function adAccountsIn(table: Table, context: ReadContext): string[] {
  const cells = adCells(table)
  const accounts = new Set(table.rows.map((row) => accountOf(row, cells, context)))
  return [...accounts].filter((account) => !isTooLong(account))
}

/** Loads what is known of the accounts that a table names, so that `readAds` can judge its rows. */
export async function prepareAds(table: Table, context: ReadContext): Promise<void> {
  const cells = adCells(table)
  const given = isDated(cells) ? table.rows.map((row) => daysOf(row, cells)).filter((days) => typeof days !== 'string') : [assignedDays(context)]
  await context.ads?.load(adAccountsIn(table, context), hullOf(given)?.from ?? null)
}

/** @throws ImportRefused when the days given for a file without dates are none, and when days of an earlier import would count twice */
export function readAds(table: Table, context: ReadContext): Reading {
  const reading = emptyReading()
  const cells = adCells(table)
  const assigned = isDated(cells) ? null : assignedDays(context)
  const known = context.ads ?? noAds()
  const file = noFilling(known)
  const totals: (number | null)[] = []
  const cut = cells.has('age') || cells.has('gender')
  for (const row of table.rows) {
    reading.read++
    const skip = (reason: string) => reading.skipped.push({ line: row.line, reason })
    const figures = figuresOf(row, cells)
    if (typeof figures === 'string') {
      skip(figures)
      continue
    }
    if (isTotal(row, cells)) {
      totals.push(readNumber(cells.text(row, 'reach')) ?? null)
      continue
    }
    const days = assigned ?? daysOf(row, cells)
    if (typeof days === 'string' || days.to > context.today) {
      skip(typeof days === 'string' ? days : `${days.to} is in the future.`)
      continue
    }
    const refused = add(file, { table, row, cells, context, days, figures, cut })
    if (refused !== null) skip(refused)
  }
  if (file.rows.size === 0) return reading
  takeTotal(file, totals)
  const gone = giveWay(file, known)
  reading.notes.push(...notesOf(file, { assigned, dates: context.dates, gone, totals: totals.length }))
  learn(known, file, gone)
  return { ...reading, items: batchesOf({ ...file, gone }) }
}

const isDated = (cells: AdCells) => cells.has('date') || cells.has('to')

/** A file without dates holds totals of days that somebody has to name; unnamed they are of a time up to the import. */
function assignedDays({ dates, today }: ReadContext): Days {
  if (!dates) return { from: null, to: today }
  if (dates.from !== null && dates.from > dates.to) throw new ImportRefused(messages.dates.startAfterEnd)
  if (dates.to > today) throw new ImportRefused(messages.dates.endAfterToday)
  return dates
}

/** The total's reach is the network's own of the whole file, which its rows can never give. */
function takeTotal(file: Filling, totals: readonly (number | null)[]): void {
  const [only, ...more] = [...file.accounts.keys()]
  const days = hullOf([...file.rows.values()].map(({ row }) => daysOfRow(row)))
  if (!only || !days || more.length > 0 || totals.length !== 1 || typeof totals[0] !== 'number') return
  addReach(file, only, days, { level: 'account', objectId: only, reach: totals[0] })
}

type Noted = { readonly assigned: Days | null; readonly dates: ReadContext['dates']; readonly gone: readonly AdRow[]; readonly totals: number }

function notesOf({ rows, accounts }: Filling, { assigned, dates, gone, totals }: Noted): string[] {
  const notes: string[] = []
  const long = [...rows.values()].filter(({ row }) => row.from !== undefined).length
  if (assigned) notes.push(dates ? messages.ads.asGiven(assigned.from, assigned.to) : messages.ads.assigned(assigned.to))
  else if (long > 0) notes.push(messages.ads.ofSeveralDays(long))
  if (gone.length > 0) notes.push(messages.ads.gaveWay(gone.length))
  if ([...accounts.values()].some(([account]) => account?.currency === null)) notes.push(messages.ads.noCurrency)
  if (totals > 0) notes.push(messages.ads.totals(totals))
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
