import { entriesOf } from '../../../shared/entries.ts'
import { importMessages } from '../../../shared/import-messages.ts'
import type { MeasureId } from '../../../shared/metrics/measures.ts'
import type { Post, PostType } from '../../../shared/posts.ts'
import { cellReader, emptyReading, type ReadContext, type Reading, readMeasures } from './format.ts'
import { isTooLarge, tooLargeRow } from './size.ts'
import type { Row, Table } from './table.ts'
import { isTooLong } from './values.ts'

type Cell = (...names: string[]) => string | undefined
type Values = Partial<Record<MeasureId, number | null>>

export type PostColumns = {
  id: (cell: Cell) => string
  /** ISO instant; null when the row has none; `fallback` decides what then */
  publishedAt: (cell: Cell) => string | null
  text: (cell: Cell) => string
  url: (cell: Cell) => string | null
  type: (cell: Cell) => PostType
  labels?: (cell: Cell) => string[]
  measures: Partial<Record<MeasureId, string | readonly string[]>>
  derive?: (values: Values, cell: Cell) => Values
  /** the instant for a row without one, from those that have one; null skips the row */
  fallback?: (known: readonly string[]) => string | null
  /** said in the notes when the fallback was used */
  fallbackNote?: (count: number, instant: string) => string
}

/** Reads a table of one row a post, lifetime figures. Rows without an id or a date, or with a figure that is none, are skipped with the reason. */
export function readPostRows(table: Table, context: ReadContext, columns: PostColumns): Reading {
  const reading = emptyReading()
  const named = cellReader(table)
  const known = table.rows.map((row) => columns.publishedAt(cellOf(row))).filter((instant) => instant !== null)
  const fallback = columns.fallback?.(known) ?? null
  const seen = new Set<string>()
  let dated = 0
  function cellOf(row: Row): Cell {
    return (...names) => named(row, ...names)
  }
  for (const row of table.rows) {
    reading.read++
    const cell = cellOf(row)
    const own = columns.publishedAt(cell)
    const publishedAt = own ?? fallback
    const id = columns.id(cell).trim()
    const measures = readMeasures(row, named, columns.measures)
    const reason = reasonToSkip({ id, publishedAt, today: context.today, seen }) ?? ('reason' in measures ? measures.reason : null)
    if (reason !== null || publishedAt === null || 'reason' in measures) {
      reading.skipped.push({ line: row.line, reason: reason ?? 'The row is not readable.' })
      continue
    }
    const post: Post = {
      id,
      profileId: context.profileId,
      network: context.network,
      publishedAt,
      type: columns.type(cell),
      text: columns.text(cell),
      url: columns.url(cell),
      media: [],
      labels: columns.labels?.(cell) ?? [],
      author: null,
      collaborators: [],
      measures: givenOnly(columns.derive ? columns.derive(measures.values, cell) : measures.values),
    }
    if (isTooLarge(post)) {
      reading.skipped.push({ line: row.line, reason: tooLargeRow(table, row) })
      continue
    }
    seen.add(id)
    if (own === null) dated++
    reading.posts.push(post)
  }
  if (dated > 0 && fallback && columns.fallbackNote) reading.notes.push(columns.fallbackNote(dated, fallback))
  return reading
}

function reasonToSkip(row: { id: string; publishedAt: string | null; today: string; seen: ReadonlySet<string> }): string | null {
  if (row.id === '') return 'The row has no post id.'
  if (isTooLong(row.id)) return importMessages.idTooLong
  if (row.id.toLowerCase() === 'total') return 'A total row is not a post.'
  if (row.publishedAt === null) return 'The row has no readable publish time.'
  if (row.publishedAt.slice(0, 10) > row.today) return `${row.publishedAt.slice(0, 10)} is in the future.`
  if (row.seen.has(row.id)) return `There is an earlier row for the post ${row.id}.`
  return null
}

/** Only the figures the network gave: an absent one stays absent. */
function givenOnly(values: Values): Post['measures'] {
  const given: Post['measures'] = {}
  for (const [measure, value] of entriesOf(values)) if (value !== null) given[measure] = value
  return given
}
