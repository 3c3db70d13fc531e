/** Finds texts that took in the rows after them, because a quote was never closed. */
import { instantOf } from './cells.ts'
import { readDate, readMonthDay } from './dates.ts'
import { readNumber } from './numbers.ts'
import type { Row, Table } from './table.ts'

type Kind = 'date' | 'number' | 'words'
/** `fits`: whether a cell may be in this column */
type Column = { readonly kind: Kind; readonly isId: boolean; readonly fits: (cell: string) => boolean }

/** Enough rows to know what a column holds. */
const sampleSize = 200

/**
 * Returns the line of the first row with a swallowed row in one of its cells, else null. A list in a text has as many separators as a row,
 * and a line of it may be a date; only a row has its id, date and figures in their columns. A workbook has no quotes to leave open.
 * `kind`: 'a line' of a table in which no cell may have a line break
 */
export function swallowed(table: Table, kind: 'a line' | 'a text'): number | null {
  const { header, rows, delimiter } = table
  if (delimiter === undefined) return null
  if (kind === 'a line') return rows.find(({ cells }) => cells.some((cell) => cell.trim().includes('\n')))?.line ?? null
  const broken = rows.filter(({ cells }) => cells.some((cell) => cell.includes('\n')))
  if (broken.length === 0) return null
  const columns = columnsIn(table)
  const hasRow = (text: string, at: number) => {
    const [first = [], ...lines] = text.split('\n').map((line) => line.replace(/\r$/, '').split(delimiter))
    const after = columns.slice(at + 1)
    // the row itself goes on in its first line; the last one reaches to the quote that ended the text, most often that of the same column
    return (
      (first.length > after.length && after.length > 0 && looksLikeRow(first.slice(-after.length), after, after.length)) ||
      lines.some((cells, index) => looksLikeRow(cells, columns, index < lines.length - 1 ? columns.length : at + 1))
    )
  }
  const isOpen = (cell: string, { cells }: Row) => cell.startsWith(brokenQuote) || cells.length !== header.length
  return broken.find((row) => row.cells.some((cell, at) => cell.includes('\n') && isOpen(cell, row) && hasRow(cell, at)))?.line ?? null
}

/** The parser prefixes a quote to a cell whose quote closed inside it. A swallowed text that starts with a separator shifts the row instead. */
const brokenQuote = '"'

/** What each column holds, by the rows before and around a text with line breaks. */
function columnsIn({ header, rows }: Table): Column[] {
  const samples = rows.slice(0, sampleSize).map(wholeCells)
  return header.map((name, at) => {
    const cells = samples.flatMap((row) => (row[at] ?? '').trim() || [])
    const kind = kindIn(cells) ?? kindByName(name)
    const isId = kind !== 'date' && namesId(name) && cells.length > 0 && !cells.some((cell) => /\s/.test(cell))
    const isSpaced = samples.some((row) => row[at]?.startsWith(' '))
    const likeOthers = isId ? likeIds(cells) : () => true
    return { kind, isId, fits: (cell) => (isSpaced || !cell.startsWith(' ')) && (kind === 'words' || kindOf(cell) === kind) && likeOthers(cell.trim()) }
  })
}

function kindIn(cells: readonly string[]): Kind | null {
  if (cells.length === 0) return null
  if (cells.every((cell) => kindOf(cell) === 'date')) return 'date'
  return cells.every((cell) => kindOf(cell) === 'number') ? 'number' : 'words'
}

const namesId = (name: string) => /(?:^|[^\p{L}])(?:id|link|url|permalink)$|\p{Ll}I[dD]$/iu.test(name.trim())

/** Whether a cell is an id like others: one word of about their length, with a digit where all of them have one. */
function likeIds(others: readonly string[]): (cell: string) => boolean {
  const lengths = others.map(({ length }) => length)
  const [least, most] = [Math.min(...lengths) / 2, Math.max(...lengths) * 2]
  const allHaveDigits = others.every((one) => /\d/.test(one))
  return (cell) => !/\s/.test(cell) && cell.length >= least && cell.length <= most && (!allHaveDigits || /\d/.test(cell))
}

/** The cells before the first one with a line break: those after it may belong to another row. */
function wholeCells({ cells }: Row): string[] {
  const broken = cells.findIndex((cell) => cell.includes('\n'))
  return broken < 0 ? cells : cells.slice(0, broken)
}

const kindByName = (name: string): Kind => {
  if (/(?:^|[ _])(?:date|time|day|at)$/i.test(name)) return 'date'
  return /(?:^|[ _])(?:views|impressions|reach|likes|comments|shares|clicks|stars|rating)$/i.test(name) ? 'number' : 'words'
}

function kindOf(text: string): Kind {
  const cell = text.trim().replace(/^"(.*)"$/, '$1')
  if (readDate(cell) !== null || instantOf(cell) !== '' || readMonthDay(cell) !== null || xStamp.test(cell)) return 'date'
  return typeof readNumber(cell) === 'number' ? 'number' : 'words'
}
/** "Tue Oct 31 22:10:47 +0000 2017" */
const xStamp = /^\p{L}{3} \p{L}{3} \d{2} \d{2}:\d{2}:\d{2} [+-]\d{4} \d{4}$/u

/** An empty cell fits every column. `enough`: the number of cells that a row without an id or a date needs. */
function looksLikeRow(cells: readonly string[], columns: readonly Column[], enough: number): boolean {
  const told = columns.flatMap((column, at) =>
    (cells[at] ?? '').trim() === '' || (column.kind === 'words' && !column.isId) ? [] : [{ column, cell: cells[at] ?? '' }],
  )
  if (told.length === 0 || told.some(({ column, cell }) => !column.fits(cell))) return false
  const [hasDate, hasId] = [told.some(({ column }) => column.kind === 'date'), told.some(({ column }) => column.isId)]
  if (hasDate && hasId) return true
  if (columns.some(({ kind }) => kind === 'date')) return hasDate && cells.length >= enough
  return told.length > 1 || cells.length >= columns.length
}
