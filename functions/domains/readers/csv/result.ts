/** What became of a file, before and after it is written. */
import type { ImportResult } from '../../../../shared/api/import-job.ts'
import type { ColumnsRead, Reading } from './format.ts'

/** `unread`: columns of which nothing is taken, as the file names them. */
export type ReadFile = { readonly name: string; readonly formats: string[]; readonly reading: Reading; readonly unread: readonly string[] }

/** Rows that were skipped, of which the result tells so many. */
const skippedShown = 200

/** Tables of one file as one. */
export function merge(readings: readonly Reading[]): Reading {
  return {
    read: readings.reduce((sum, reading) => sum + reading.read, 0),
    days: readings.flatMap((reading) => reading.days),
    posts: readings.flatMap((reading) => reading.posts),
    items: readings.flatMap((reading) => reading.items),
    skipped: readings.flatMap((reading) => reading.skipped),
    // lines of several tables are no longer told apart
    idle: new Set(),
    dated: new Map(),
    gaps: readings.flatMap((reading) => reading.gaps),
    notes: [...new Set(readings.flatMap((reading) => reading.notes))],
    columns: { days: columnsOfAll(readings.map(({ columns }) => columns?.days)), posts: columnsOfAll(readings.map(({ columns }) => columns?.posts)) },
    told: readings.flatMap((reading) => reading.told),
    lines: new Map(readings.flatMap((reading) => [...reading.lines])),
    refused: [],
  }
}

function columnsOfAll(all: readonly (ColumnsRead | undefined)[]): ColumnsRead {
  return Object.assign({}, ...all)
}

/** In order. */
export function datesOf({ days, posts }: Reading, items: Reading['items']): string[] {
  const instants = [...posts.map(({ publishedAt }) => publishedAt), ...items.flatMap((batch) => batch.instants)]
  return [...days.map(({ date }) => date), ...instants.map((instant) => instant.slice(0, 10))].sort()
}

export function itemsOf({ items }: Reading): number {
  return items.reduce((sum, { count }) => sum + count, 0)
}

export function written(reading: Reading): number {
  return reading.days.length + reading.posts.length + itemsOf(reading)
}

/** How much there is to write: rows of the files, and things that are stored. */
export function sizeOf(files: readonly Pick<ReadFile, 'reading'>[]): [rows: number, items: number] {
  const sum = (of: (reading: Reading) => number) => files.reduce((all, { reading }) => all + of(reading), 0)
  return [sum(written), sum((reading) => written(reading) + reading.items.reduce((all, { items = 0 }) => all + items, 0))]
}

export function resultOf({ name, formats, reading, unread }: ReadFile): ImportResult {
  const dates = datesOf(reading, reading.items)
  return {
    file: name,
    format: formats.join(', '),
    read: reading.read,
    written: written(reading),
    skipped: reading.skipped.slice(0, skippedShown),
    skippedTotal: reading.skipped.length,
    unread: [...unread],
    notes: reading.notes,
    from: dates[0] ?? null,
    to: dates.at(-1) ?? null,
  }
}

/** `from`: the file that people chose; `of`: which of them, for two may have one name */
type OfSheet = ReadFile & { readonly from: string; readonly of: string }

/** What the sheets of a workbook gave, as what their file did; a row is then told with its sheet. */
export function asFiles(parts: readonly OfSheet[]): ReadFile[] {
  return [...Map.groupBy(parts, ({ of }) => of).values()].flatMap((own): ReadFile[] => {
    const [first] = own
    if (!first || own.every(({ name, from }) => name === from)) return own
    const inSheets = own.map(({ name, reading }) => ({
      ...reading,
      skipped: reading.skipped.map(({ line, reason }) => ({ line, reason: `${name}: ${reason}` })),
    }))
    const all = <One>(of: (part: OfSheet) => readonly One[]) => [...new Set(own.flatMap(of))]
    return [{ name: first.from, formats: all(({ formats }) => formats), reading: merge(inSheets), unread: all(({ unread }) => unread) }]
  })
}
