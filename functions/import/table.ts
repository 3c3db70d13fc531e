import { parse } from 'csv-parse/sync'
import { messages } from '../../shared/messages.ts'
import { ImportRefused } from './decode.ts'

export type Row = { line: number; cells: string[] }
/** One table of a file: exports may stack several, each under a title line. */
export type Table = { title: string | null; header: string[]; rows: Row[] /** records that were cut by a line break and put together */; mended: number }

const separators = [',', ';', '\t'] as const

/** Splits the text of an export into its tables. A leading `sep=,` line, blank lines and title lines are understood. */
export function readTables(text: string): Table[] {
  const declared = /^sep=(.)\r?\n/.exec(text)
  const body = declared ? text.slice(declared[0].length) : text
  const rows = parseRows(body, declared?.[1] ?? guessSeparator(body), declared ? 1 : 0)
  const tables: Table[] = []
  let title: string | null = null
  let current: Table | null = null
  let before: Table | null = null
  for (const row of rows) {
    const filled = row.cells.filter((cell) => cell !== '').length
    if (filled === 0) {
      before = current ?? before
      current = null
      continue
    }
    const table: Table | null = current ?? before
    before = null
    if (table && mend(table, row)) {
      current = table
    } else if (current && !(filled === 1 && row.cells.length === 1 && current.header.length > 1)) {
      current.rows.push(row)
    } else if (filled === 1 && row.cells.length === 1) {
      title = row.cells[0] ?? null
      current = null
    } else {
      current = { title, header: row.cells.map((cell) => cell.trim()), rows: [], mended: 0 }
      title = null
      tables.push(current)
    }
  }
  if (tables.length === 0) throw new ImportRefused(messages.import.unknown)
  return tables
}

/** Tables of fewer columns are too easily completed by a line that means something else. */
const mendable = 5

/** A text with a line break and no quotes is cut in two, maybe with blank lines between: a row that completes the last one exactly joins it. */
function mend(table: Table, { cells }: Row): boolean {
  const { header, rows } = table
  const last = rows.at(-1)
  const [rest, ...others] = cells
  if (!last || rest === undefined || header.length < mendable || last.cells.length >= header.length || cells.length >= header.length) return false
  if (last.cells.length + others.length !== header.length) return false
  last.cells = [...last.cells.slice(0, -1), `${last.cells.at(-1) ?? ''}\n${rest}`, ...others]
  table.mended++
  return true
}

/** The separator that cuts the first lines into the most cells. */
function guessSeparator(text: string): string {
  const head = text.split('\n', 4).join('\n')
  const count = (separator: string) => head.split(separator).length
  return separators.reduce((best, separator) => (count(separator) > count(best) ? separator : best))
}

function parseRows(text: string, delimiter: string, linesBefore: number): Row[] {
  const rows: Row[] = []
  let line = 1 + linesBefore
  try {
    parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      on_record: (record: string[], { lines }) => {
        rows.push({ line, cells: record })
        line = lines + 1 + linesBefore
        return null
      },
    })
    return rows
  } catch {
    throw new ImportRefused(messages.import.unknown)
  }
}
