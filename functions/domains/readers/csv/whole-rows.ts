/** Rows that are damaged: cut off, or shifted by a separator within a text. What they hold may stand in the wrong column. */
import { importMessages } from '../../../../shared/import-messages.ts'
import type { Row, Table } from './table.ts'
import { isTotalWord } from './total-word.ts'

type Damaged = { readonly line: number; readonly reason: string }

/** `openEnd`: the line that ends the file without a line break, where its last figure may be cut off though the row has all its cells. */
type Whole = { readonly table: Table; readonly damaged: Damaged[]; readonly openEnd: number | null }

/** Rows that can be read, and why the others cannot. `reads`: of which columns a cell that was cut would be a wrong figure. */
export function wholeRows(table: Table, reads: (column: string) => boolean): Whole {
  const damaged: Damaged[] = []
  const width = widthOf(table)
  const rows = table.rows.filter((row) => {
    const reason = whyDamaged(row, table, width, reads)
    if (reason !== null) damaged.push({ line: row.line, reason })
    return reason === null
  })
  const last = table.rows.at(-1)
  const isCut = last !== undefined && damaged.at(-1)?.line === last.line
  const { cutAt, ...whole } = table
  const endsOpen = !isCut && cutAt !== undefined && last?.line === cutAt && reads(table.header[last.cells.length - 1] ?? '') && last.cells.at(-1)?.trim() !== ''
  return { table: { ...whole, rows, ...(isCut ? { cutAt: last.line } : {}) }, damaged, openEnd: endsOpen ? cutAt : null }
}

/** That of the header; exports that end every row with a separator have one more, which is empty. */
function widthOf({ header, rows }: Table): number {
  const all = rows.length > 0 && rows.every(({ cells }) => cells.length === header.length + 1 && cells.at(-1)?.trim() === '')
  return all ? header.length + 1 : header.length
}

function whyDamaged({ cells, line }: Row, { header, cutAt }: Table, width: number, reads: (column: string) => boolean): string | null {
  if (cells.length > width) return importMessages.rowTooLong(cells.length, header.length)
  if (cells.length === header.length) return null
  const last = header[cells.length - 1] ?? ''
  if (cells.length < header.length && line === cutAt) return importMessages.rowCut
  if (cells.some((cell) => isTotalWord(cell.trim()))) return null
  return reads(last) && (cells.at(-1) ?? '').trim() !== '' ? importMessages.rowTooShort(cells.length, header.length) : null
}

/** An id that a spreadsheet wrote as a number of another country: 1.234 or 1,234 for 1234. */
export function groupedId({ header, rows }: Table): { readonly line: number; readonly id: string } | null {
  const ids = header.flatMap((name, at) => (/^(?:ad|post|review|tweet)[ _]id$/i.test(name) ? [at] : []))
  for (const { cells, line } of rows) {
    const id = ids.map((at) => (cells[at] ?? '').trim()).find((one) => /^\d{1,3}(?:[.,]\d{3})+$/.test(one))
    if (id !== undefined) return { line, id }
  }
  return null
}
