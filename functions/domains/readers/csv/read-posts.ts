import { entriesOf } from '../../../../shared/entries.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { daysTold } from '../../../../shared/known.ts'
import type { Post } from '../../../../shared/posts.ts'
import { dateOrder } from './dates.ts'
import { columnsRead, emptyReading, numbersIn, type ReadContext, type Reading, readMeasures } from './format.ts'
import { isTooLong } from './id-length.ts'
import { cellReader, givenName } from './named-cells.ts'
import { saysError } from './network-error.ts'
import type { Numbers } from './numbers.ts'
import type { Cell, PostColumns, Values } from './post-columns.ts'
import { postsDiffer } from './same.ts'
import { isTooLarge, tooLargeRow } from './size.ts'
import type { Row, Table } from './table.ts'
import { isTotalWord } from './total-word.ts'

/** A row that was skipped; `date`: null where it has none that can be read */
type Lost = { readonly line: number; readonly id: string; readonly date: string | null }

/**
 * Reads a table of one row a post, lifetime figures. Rows without an id or a date, or with a figure that is none, are skipped with the reason.
 * A second row of a post may say the same again; when it says otherwise the file is refused.
 */
export function readPostRows(table: Table, context: ReadContext, columns: PostColumns): Reading {
  const reading = emptyReading()
  const readCell = cellReader(table)
  const order = dateOrder(table.rows.map((row) => readCell(row, columns.date) ?? ''))
  noteOrder(reading, order, givenName(table, [columns.date]))
  const publishedAtOf = (cell: Cell) => columns.publishedAt(cell, order === 'day', context)
  const known = table.rows.map((row) => publishedAtOf(cellOf(row))).filter((instant) => instant !== null)
  const fallback = columns.fallback?.(known) ?? null
  const { figures = [] } = columns
  const numbers = numbersIn(table, [...Object.values(columns.measures), ...figures])
  const lost: Lost[] = []
  const seen = new Map<string, { post: Post; line: number }>()
  let [dated, untyped] = [0, 0]
  function cellOf(row: Row): Cell {
    return (...names) => readCell(row, ...names)
  }
  for (const row of table.rows) {
    reading.read++
    const cell = cellOf(row)
    const own = publishedAtOf(cell)
    const publishedAt = own ?? fallback
    const id = columns.id(cell).trim()
    const measures = readMeasures(row, readCell, columns.measures, { numbers, table })
    const unclear = 'reason' in measures && measures.unclear ? measures.reason : whyFigures(row, cell, figures, numbers)
    reading.refused.push(...whyRefused(unclear, row.line, id))
    const reason =
      reasonToSkip({ id, publishedAt, today: context.today }, columns.isId) ??
      columns.skip?.(cell) ??
      ('reason' in measures ? measures.reason : notNumber(cell, figures, numbers))
    if (reason !== null && saysError(row)) {
      reading.idle.add(row.line)
      reading.skipped.push({ line: row.line, reason: importMessages.networkError })
      continue
    }
    if (reason !== null || publishedAt === null || 'reason' in measures) {
      reading.skipped.push({ line: row.line, reason: reason ?? 'The row cannot be read.' })
      lost.push({ line: row.line, id, date: own?.slice(0, 10) ?? null })
      continue
    }
    const type = columns.type(cell)
    if (type === null) untyped++
    const post: Post = {
      id,
      profileId: context.profileId,
      network: context.network,
      publishedAt,
      type: type ?? 'text',
      text: columns.text(cell),
      url: columns.url(cell),
      media: [],
      labels: columns.labels?.(cell) ?? [],
      author: null,
      collaborators: [],
      measures: givenOnly(columns.derive ? columns.derive(measures.values, (column) => numbers.read(cell(column)) ?? null) : measures.values),
    }
    checkLink(reading, post, row.line, columns.idInLink)
    if (isTooLarge(post)) {
      reading.skipped.push({ line: row.line, reason: tooLargeRow(table, row) })
      lost.push({ line: row.line, id, date: publishedAt.slice(0, 10) })
      continue
    }
    if (isAgain(reading, seen.get(id), post, row.line)) continue
    seen.set(id, { post, line: row.line })
    if (own === null) dated++
    reading.posts.push(post)
    reading.lines.set(post, row.line)
  }
  placeLost(reading, lost, seen, context.today)
  checkRounded(reading)
  if (untyped > 0) reading.notes.push(importMessages.unknownTypes(untyped))
  if (dated > 0 && fallback && columns.fallbackNote) reading.notes.push(columns.fallbackNote(dated, fallback))
  const days = daysTold(
    reading.posts.map(({ publishedAt }) => publishedAt.slice(0, 10)),
    context.todayUtc,
    context.dates,
  )
  return { ...reading, columns: { posts: columnsRead(table, columns.measures) }, told: days ? [{ of: 'posts', ...days }] : [] }
}

function noteOrder(reading: Reading, order: ReturnType<typeof dateOrder>, column: string): void {
  if (order === 'unclear') reading.refused.push(importMessages.unclearDates(column))
  if (order === 'day') reading.notes.push(importMessages.dayFirst(column))
}

function whyRefused(unclear: string | null, line: number, id: string): string[] {
  const isShortened = /^\d(?:[.,]\d+)?E\+\d+$/i.test(id)
  return [...(unclear === null ? [] : [unclear]), ...(isShortened ? [importMessages.roundedId(line, id)] : [])]
}

function checkLink(reading: Reading, { id, url }: Post, line: number, idInLink: RegExp | undefined): void {
  const linked = idInLink?.exec(url ?? '')?.[1]
  if (linked !== undefined && linked !== id) reading.refused.push(importMessages.otherId(line, id, linked))
}

/** Whether a post was told already; when it was told otherwise the file is refused. */
function isAgain(reading: Reading, before: { post: Post; line: number } | undefined, post: Post, line: number): boolean {
  if (!before) return false
  const differing = postsDiffer(before.post, post)
  if (differing !== null) {
    const both = importMessages.otherPost(post.id, `line ${before.line}`, differing)
    reading.skipped.push({ line, reason: both })
    reading.refused.push(importMessages.atLine(line, both))
  }
  return true
}

/** Of rows that were skipped: which lack nothing, and when the others are. */
function placeLost({ idle, dated }: Reading, lost: readonly Lost[], seen: ReadonlyMap<string, unknown>, today: string): void {
  for (const { line, id, date } of lost) {
    if (seen.has(id) || isTotalWord(id)) idle.add(line)
    else if (date !== null && date <= today) dated.set(line, date)
  }
}

function checkRounded({ posts, lines, refused }: Reading): void {
  const [first, ...more] = posts
  if (first && more.length > 0 && posts.every(({ id }) => isRounded(id))) refused.push(importMessages.roundedId(lines.get(first) ?? 0, first.id))
}

/** A spreadsheet keeps 15 digits of a number, and ids have more. */
const isRounded = (id: string) => /^[1-9]\d{14}0{2,}$/.test(id)

function whyFigures(row: Row, cell: Cell, names: readonly string[], numbers: Numbers): string | null {
  for (const name of names) {
    const text = cell(name) ?? ''
    const unclear = numbers.unclear(text, false)
    if (unclear) return importMessages.unclearNumber(row.line, name, text.trim().slice(0, 40), unclear)
  }
  return null
}

function notNumber(cell: Cell, names: readonly string[], numbers: Numbers): string | null {
  const name = names.find((one) => numbers.read(cell(one)) === undefined)
  return name === undefined ? null : `"${(cell(name) ?? '').slice(0, 40)}" in the column ${name} is not a number.`
}

function reasonToSkip(row: { id: string; publishedAt: string | null; today: string }, isId: RegExp | undefined): string | null {
  if (row.id === '') return 'The row has no post ID.'
  if (isTooLong(row.id)) return importMessages.idTooLong
  if (isTotalWord(row.id)) return 'This is a total, not a post.'
  if (isId && !isId.test(row.id)) return `"${row.id.slice(0, 40)}" is not a post ID.`
  if (row.publishedAt === null) return 'The row has no readable publish time.'
  if (row.publishedAt.slice(0, 10) > row.today) return `${row.publishedAt.slice(0, 10)} is in the future.`
  return null
}

/** Only the figures the network gave: an absent one stays absent. */
function givenOnly(values: Values): Post['measures'] {
  const given: Post['measures'] = {}
  for (const [measure, value] of entriesOf(values)) if (value !== null) given[measure] = value
  return given
}
