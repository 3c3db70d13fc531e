/**
 * Daily series in the table: one item per profile and month, all measures in one binary (pack.ts).
 * A range costs a Query per profile or less (months.ts); nothing is read per day.
 */
import { dayCount, dayNumber, isRealDate } from '../../../../shared/dates/calendar-date.ts'
import { type DailySeries, type MeasureId, measureIds } from '../../../../shared/metrics/measures.ts'
import { backoff } from '../../../kernel/backoff.ts'
import { callsAtOnce, inParallel } from '../../../kernel/in-parallel.ts'
import { ifNew } from '../../../kernel/table/expressions.ts'
import { putItem } from '../../../kernel/table/put-item.ts'
import { queryRawPages } from '../../../kernel/table/query-raw.ts'
import { profileKey } from '../../../kernel/table/table.ts'
import { packMonth } from '../pack.ts'
import { type Columns, measuresIn, measuresOf, unpackInto, unpackMonth } from '../unpack.ts'
import { monthKey, queryMonths, readMonths, type StoredMonth } from './months.ts'

export type SeriesRow = { date: string; values: Partial<Record<MeasureId, number | null>> }

/** A key is made of the date, so it has to exist. @throws RangeError */
function checkDate(date: string): void {
  if (!isRealDate(date)) throw new RangeError(`${date} is not a date written as YYYY-MM-DD.`)
}

/**
 * Daily values of each profile from `from` to `to`, both inclusive, in the order of `profileIds`.
 * A measure without any value in the range is absent; within an array NaN is "the network gave no value".
 * @throws RangeError when a date is not YYYY-MM-DD or the range is upside down
 */
export async function readSeries(accountId: string, profileIds: readonly string[], from: string, to: string): Promise<DailySeries[]> {
  checkDate(from)
  checkDate(to)
  const first = dayNumber(from)
  const days = dayCount(from, to)
  if (days < 1) throw new RangeError(`The range ${from} to ${to} is upside down.`)
  const read = await readMonths(accountId, profileIds, from, to)
  return profileIds.map((profileId, index) => ({ profileId, from, days, measures: unpackDays(read[index] ?? [], first, days) }))
}

/** Packed months as one array a measure: `days` long, from day number `first`. */
export function unpackDays(months: readonly Pick<StoredMonth, 'name' | 'packed'>[], first: number, days: number): DailySeries['measures'] {
  // one array for all measures of a month, because each array costs as much as the values in it
  const most = months.reduce((count, { packed }) => Math.max(count, measuresIn(packed)), 1)
  let room = new Float64Array(0)
  let used = 0
  const newColumn = () => {
    if (used === room.length) [room, used] = [new Float64Array(most * days).fill(Number.NaN), 0]
    used += days
    return room.subarray(used - days, used)
  }
  const columns: Columns = []
  for (const { name, packed } of months) unpackInto(packed, dayNumber(`${name}-01`) - first, columns, newColumn)
  return measuresOf(columns)
}

/** Months that may hold nothing any more, after which nobody looks further back. */
const emptyMonths = 4

/** ISO date of the last day that has any value; null for a profile without one. */
export async function lastDay(accountId: string, profileId: string): Promise<string | null> {
  const newest = { pk: profileKey(accountId, profileId), prefix: 'DAY#', attributes: ['sk', 'packed'], newestFirst: true }
  const { value: months = [] } = await queryRawPages(newest, { limit: emptyMonths }).next()
  for (const { sk, packed } of months) {
    if (!sk?.S || !packed?.B) continue
    const columns = Object.values(unpackMonth(packed.B).measures)
    const day = Math.max(...columns.map((values) => values.findLastIndex((value) => !Number.isNaN(value))), -1) + 1
    if (day > 0) return `${sk.S.slice('DAY#'.length)}-${String(day).padStart(2, '0')}`
  }
  return null
}

/**
 * Merges rows into the stored months: an absent measure leaves what is stored, null takes the value away.
 * Safe to repeat and to run twice at once: each month is written on condition of the version that was read, else read and merged
 * again. Months that would not change are not written. A failure part way leaves whole months; calling again ends the job.
 * @throws RangeError when a date is not YYYY-MM-DD or a value is not a finite number
 */
export async function writeSeries(accountId: string, profileId: string, rows: readonly SeriesRow[]): Promise<void> {
  const byMonth = new Map<string, SeriesRow[]>()
  for (const row of rows) {
    check(row)
    const name = row.date.slice(0, 7)
    const month = byMonth.get(name)
    if (month) month.push(row)
    else byMonth.set(name, [row])
  }
  const names = [...byMonth.keys()].sort()
  const [first, last] = [names.at(0), names.at(-1)]
  if (first === undefined || last === undefined) return
  const stored = new Map((await queryMonths(accountId, profileId, first, last, { toWrite: true })).map((month) => [month.name, month]))
  await inParallel(names, callsAtOnce, (name) => mergeMonth(accountId, profileId, name, byMonth.get(name) ?? [], stored.get(name)))
}

function check({ date, values }: SeriesRow): void {
  checkDate(date)
  for (const [id, value] of Object.entries(values)) {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`${id} of ${date} is not a number.`)
  }
}

async function mergeMonth(accountId: string, profileId: string, name: string, rows: readonly SeriesRow[], stored: StoredMonth | undefined): Promise<void> {
  let known = stored
  for (let attempt = 1; ; attempt++) {
    const packed = merged(name, rows, known)
    if (known && Buffer.compare(known.packed, packed) === 0) return
    const isAsRead = known ? { when: 'version = :known', values: { known: known.version } } : ifNew
    if (await putItem({ ...monthKey(accountId, profileId, name), packed, version: (known?.version ?? 0) + 1 }, isAsRead)) return
    await backoff(attempt)
    known = (await queryMonths(accountId, profileId, name, name, { toWrite: true }))[0]
  }
}

function merged(name: string, rows: readonly SeriesRow[], known: StoredMonth | undefined): Uint8Array {
  const days = new Date(Date.UTC(Number(name.slice(0, 4)), Number(name.slice(5)), 0)).getUTCDate()
  const measures: Partial<Record<MeasureId, Float64Array>> = known ? { ...unpackMonth(known.packed).measures } : {}
  for (const { date, values } of rows) {
    for (const id of measureIds) {
      const value = values[id]
      if (value === undefined) continue
      measures[id] ??= new Float64Array(days).fill(Number.NaN)
      measures[id][Number(date.slice(8)) - 1] = value ?? Number.NaN
    }
  }
  return packMonth({ days, measures })
}
