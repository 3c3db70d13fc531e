import { parse } from 'csv-parse/sync'
import { importMessages } from '../../../shared/import-messages.ts'
import { ImportRefused } from './decode.ts'
import { limits } from './limits.ts'

export type Row = { line: number; cells: string[] }
/** One table of a file: exports may stack several, each under a title line. */
export type Table = { title: string | null /** of its title, else of its header */; line: number; header: string[]; rows: Row[] }

const separators = [',', ';', '\t'] as const

/** Splits the text of an export into its tables. A leading `sep=,` line, blank lines and title lines are understood. */
export function readTables(text: string): Table[] {
  const declared = /^sep=(.)\r?\n/.exec(text)
  const body = declared ? text.slice(declared[0].length) : text
  const rows = parseRows(body, declared?.[1] ?? guessSeparator(body), declared ? 1 : 0)
  const tables: Table[] = []
  let title: Row | null = null
  let current: Table | null = null
  for (const row of rows) {
    const filled = row.cells.filter((cell) => cell !== '').length
    if (filled === 0) {
      current = null
    } else if (current && !(filled === 1 && row.cells.length === 1 && current.header.length > 1)) {
      current.rows.push(row)
    } else if (filled === 1 && row.cells.length === 1) {
      title = row
      current = null
    } else {
      current = { title: title?.cells[0] ?? null, line: title?.line ?? row.line, header: row.cells.map((cell) => cell.trim()), rows: [] }
      title = null
      tables.push(current)
    }
  }
  // the last line has no table under it: it is a line too many of the one before
  if (title) tables.at(-1)?.rows.push(title)
  if (tables.length === 0) throw new ImportRefused(importMessages.unknown)
  return tables
}

/** The separator that cuts the first lines into the most cells. */
function guessSeparator(text: string): string {
  const head = text.split('\n', 4).join('\n')
  const count = (separator: string) => head.split(separator).length
  return separators.reduce((best, separator) => (count(separator) > count(best) ? separator : best))
}

/** Rows with the lines they begin in; any number of blank lines is one row with nothing in it. @throws ImportRefused */
function parseRows(text: string, delimiter: string, linesBefore: number): Row[] {
  const rows: Row[] = []
  let [ended, blank] = [linesBefore, 0]
  // the parser makes an error of every row that is shorter or longer than the first, and then keeps quiet about it: where it arose is the dear part
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines, empty_lines }) => {
        if (empty_lines > blank) rows.push({ line: ended + 1, cells: [''] })
        const line = ended + 1 + empty_lines - blank
        if (rows.length >= limits.rows) throw new ImportRefused(importMessages.tooManyRows(limits.rows.toLocaleString('en-GB')))
        rows.push({ line, cells: checked(line, cells) })
        ;[ended, blank] = [lines + linesBefore, empty_lines]
        return null
      },
    })
    return rows
  } catch (error) {
    throw error instanceof ImportRefused ? error : new ImportRefused(importMessages.unknown)
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

function checked(line: number, cells: string[]): string[] {
  if (cells.length > limits.columns) throw new ImportRefused(importMessages.tooManyColumns(line, limits.columns.toLocaleString('en-GB')))
  const long = cells.findIndex(({ length }) => length > limits.cell)
  if (long >= 0)
    throw new ImportRefused(importMessages.cellTooLong(line, long + 1, (cells[long] ?? '').length.toLocaleString('en-GB'), limits.cell.toLocaleString('en-GB')))
  return cells
}
