/** Finds texts that took in the rows after them, because a quote was never closed. */
import { instantOf } from './cells.ts'
import { readDate, readMonthDay } from './dates.ts'
import { readNumber } from './numbers.ts'
import type { Row, Table } from './table.ts'

type Kind = 'date' | 'number' | 'words'

/** Enough rows to know what a column holds. */
const sampleSize = 200

/**
 * Returns the line of the first row with a swallowed row in one of its cells, else null. A list in a text has as many separators as a row;
 * only a row has its dates, ids and figures in their columns. A workbook has no quotes to leave open.
 * `kind`: `a line` for tables whose cells never hold a line break
 */
export function swallowed(table: Table, kind: 'a line' | 'a text'): number | null {
  const { rows, delimiter } = table
  if (delimiter === undefined) return null
  const broken = rows.filter(({ cells }) => cells.some((cell) => cell.trim().includes('\n')))
  if (kind === 'a line') return broken[0]?.line ?? null
  if (broken.length === 0) return null
  const kinds = columnKinds(table)
  const isRow = (line: string) => looksLikeRow(line.replace(/\r$/, '').split(delimiter), kinds)
  return broken.find(({ cells }) => cells.some((cell) => cell.split('\n').slice(1).some(isRow)))?.line ?? null
}

/** What each column holds, by the rows before and around a text with line breaks. */
function columnKinds({ header, rows }: Table): Kind[] {
  const samples = rows.slice(0, sampleSize).map(wholeCells)
  return header.map((name, at) => {
    const cells = samples.flatMap((row) => (row[at] ?? '').trim() || [])
    if (cells.length === 0) return kindByName(name)
    if (cells.every((cell) => kindOf(cell) === 'date')) return 'date'
    return cells.every((cell) => kindOf(cell) === 'number') ? 'number' : 'words'
  })
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

/** An empty cell fits every column; a row that was swallowed in part reaches to the quote that ended it. */
function looksLikeRow(cells: readonly string[], kinds: readonly Kind[]): boolean {
  const told = kinds.flatMap((kind, at) => (kind === 'words' || at >= cells.length ? [] : [{ kind, cell: (cells[at] ?? '').trim() }]))
  const fits = told.filter(({ kind, cell }) => cell !== '' && kindOf(cell) === kind)
  const strays = told.filter(({ kind, cell }) => cell !== '' && kindOf(cell) !== kind)
  if (strays.length > 0 || fits.length === 0) return false
  const hasDates = kinds.includes('date')
  return hasDates ? fits.some(({ kind }) => kind === 'date') : fits.length > 1 || cells.length >= kinds.length
}
