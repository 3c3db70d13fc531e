/** What rows that could not be taken would have told of, and when: kept with the profile, so that reports say what they lack. */
import { addDays, type DateRange, daysBetween } from '../../../../shared/dates/index.ts'
import { type Gap, ofDays } from '../../../../shared/gaps.ts'
import type { Told } from '../../../../shared/known.ts'
import type { Reading } from './format.ts'

type Placed = { readonly line: number; readonly date: string }

/** The days of what was read, in the order of the file. */
function placedIn({ days, posts, items, lines }: Reading): Placed[] {
  const at = (one: object, date: string): Placed[] => {
    const line = lines.get(one)
    return line === undefined ? [] : [{ line, date: date.slice(0, 10) }]
  }
  const found = [
    ...days.flatMap((day) => at(day, day.date)),
    ...posts.flatMap((post) => at(post, post.publishedAt)),
    ...items.flatMap(({ records = [], instants }) => records.flatMap((record, index) => at(record, instants[index] ?? ''))),
  ]
  return found.sort((a, b) => a.line - b.line)
}

function hullOf(dates: readonly string[]): DateRange | null {
  const ordered = [...dates].sort()
  const [from, to] = [ordered[0], ordered.at(-1)]
  return from === undefined || to === undefined ? null : { from, to }
}

const inOrder = (placed: readonly Placed[], way: 1 | -1) =>
  placed.every(({ date }, at) => at === 0 || daysBetween(placed[at - 1]?.date ?? date, date) * way >= 0)

/** Between which days a row without one stands: those of its neighbours where the rows are in order, else any of the file. */
function daysOfLine(line: number, placed: readonly Placed[], whole: DateRange, isDaily: boolean): DateRange {
  const ways = ([1, -1] as const).filter((way) => inOrder(placed, way))
  const [way] = ways
  if (way === undefined || ways.length > 1) return whole
  const [before, after] = [placed.findLast((one) => one.line < line), placed.find((one) => one.line > line)]
  // a daily table has each day once, so a row at its end is of a day beyond
  const beyond = isDaily ? way : 0
  const one = before ? addDays(before.date, beyond) : after && addDays(after.date, -beyond)
  const other = after ? addDays(after.date, -beyond) : before && addDays(before.date, beyond)
  if (one === undefined || other === undefined) return whole
  const days = { from: one < other ? one : other, to: one < other ? other : one }
  return daysBetween(one, other) * way >= 0 ? days : whole
}

function sourceOf({ columns, days, items }: Reading): Pick<Gap, 'of' | 'measures'> | null {
  if (columns?.posts) return { of: 'posts' }
  if (columns?.days) return { of: ofDays, measures: [...new Set([...Object.keys(columns.days), ...days.flatMap(({ values }) => Object.keys(values))])] }
  return items[0] ? { of: items[0].source } : null
}

/** `whole`: the days of the file, for a table of which no row could be read. */
export function lackingIn(reading: Reading, whole: DateRange | null): Gap[] {
  const source = sourceOf(reading)
  const placed = placedIn(reading)
  const all = hullOf(placed.map(({ date }) => date)) ?? whole
  const lost = reading.skipped.filter(({ line }) => !reading.idle.has(line))
  if (source === null || all === null) return []
  const found = lost.map(({ line }) => {
    const date = reading.dated.get(line)
    return date === undefined ? daysOfLine(line, placed, all, source.of === ofDays) : { from: date, to: date }
  })
  return [...Map.groupBy(found, ({ from, to }) => `${from} ${to}`).values()].flatMap((same) =>
    same.slice(0, 1).map((days) => ({ ...source, ...days, rows: same.length })),
  )
}

/** The days of a file, of whatever it holds. */
export const daysRead = (readings: readonly Reading[]): DateRange | null => hullOf(readings.flatMap((one) => placedIn(one).map(({ date }) => date)))

/** Of which days a file tells, so that they lack nothing more: a daily table of those from its first to its last. */
export function toldBy({ days, told }: Reading): Told[] {
  const dates = new Map<string, string[]>()
  for (const { date, values } of days) for (const measure of Object.keys(values)) dates.set(measure, [...(dates.get(measure) ?? []), date])
  const own = [...dates].flatMap(([of, all]): Told[] => {
    const hull = hullOf(all)
    return hull ? [{ of, ...hull }] : []
  })
  return [...told, ...own]
}
