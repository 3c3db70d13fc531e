import { parse } from 'csv-parse/sync'
import { messages } from '../../shared/messages.ts'
import { ImportRefused } from './decode.ts'

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
  if (tables.length === 0) throw new ImportRefused(messages.import.unknown)
  return tables
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
