import { parse } from 'csv-parse/sync'
import { formatCount } from '../../../../shared/format-count.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { continues } from './continues.ts'
import { ImportRefused } from './decode.ts'
import { limits } from './limits.ts'

export type Row = { line: number; cells: string[] }
/** One table of a file: exports may stack several, each under a title line. */
export type Table = {
  title: string | null
  /** of its title, else of its header */
  line: number
  header: string[]
  /** the columns as the file names them, where the header says what they hold instead */
  givenHeader?: readonly string[]
  rows: Row[]
  delimiter?: string
  /** the last line of a file that ends in the middle of it, as far as can be seen */
  cutAt?: number
}

/** Whether a row names columns. */
export type IsHeader = (cells: readonly string[]) => boolean

const separators = [',', ';', '\t'] as const

/**
 * Splits the text of an export into its tables. A leading `sep=,` line, blank lines and title lines are understood. `isHeader`: what begins
 * a table even without a blank line before it, as where files were put one after the other. @throws ImportRefused when there is no table
 */
export function readTables(text: string, isHeader: IsHeader = () => false): Table[] {
  const declared = /^"?sep=(.)"?\r?\n/.exec(text)
  const body = declared ? text.slice(declared[0].length) : text
  const delimiter = declared?.[1] && firstLines(body).includes(declared[1]) ? declared[1] : guessSeparator(body)
  const before = declared ? 1 : 0
  const given = parseRows(body, delimiter, before)
  const inside = wrapped(given, before)
  const separator = inside === null ? delimiter : guessSeparator(inside)
  const rows = inside === null ? given : parseRows(inside, separator, before)
  const tables = tablesIn(rows, isHeader).map((table): Table => ({ ...table, delimiter: separator }))
  if (tables.length === 0) throw new ImportRefused(importMessages.unknown)
  // after a quote the last cell is whole; after anything else nobody can see whether it is
  const last = rows.at(-1)
  if (last && !['\r', '\n', '"'].includes(text.at(-1) ?? '')) for (const table of tables.slice(-1)) table.cutAt = last.line
  return tables
}

/** Rows of a file or a sheet as its tables. */
export function tablesIn(rows: readonly Row[], isHeader: IsHeader = () => false): Table[] {
  const tables: Table[] = []
  let title: Row | null = null
  let current: Table | null = null
  let beforeBlank: Table | null = null
  for (const [at, row] of rows.entries()) {
    const filled = filledIn(row)
    if (filled === 0) {
      beforeBlank = current ?? beforeBlank
      current = null
    } else if (/^sep=.?$/.test(row.cells[0] ?? '') && filled === 1) {
      // of a file that was put after another
      beforeBlank = null
      current = null
    } else if (
      isTitle(row, filled, { current, isFirst: tables.length === 0, isHeader, next: () => rows.slice(at + 1, at + 4).find((one) => filledIn(one) > 0) })
    ) {
      title = row
      beforeBlank = null
      current = null
    } else {
      const goesOn: Table | null = isHeader(row.cells) ? null : (current ?? continued(row, beforeBlank))
      if (goesOn) goesOn.rows.push(row)
      else tables.push(tableOf(row, title))
      current = goesOn ?? tables.at(-1) ?? null
      title = null
    }
  }
  // the last line has no table under it: it is a line too many of the one before
  if (title) tables.at(-1)?.rows.push(title)
  return tables
}

const continued = (row: Row, table: Table | null): Table | null => (table && continues(row, table) ? table : null)

const tableOf = ({ line, cells }: Row, title: Row | null): Table => ({
  title: title?.cells[0]?.trim() ?? null,
  line: title?.line ?? line,
  header: cells.map((cell) => cell.trim()),
  rows: [],
})

const filledIn = ({ cells }: Row) => cells.reduce((count, cell) => count + (cell.trim() === '' ? 0 : 1), 0)

/** What a row that goes on after a blank line begins with is a day or an id. */
const isWords = (text: string) => /\p{L}{3}/u.test(text) && !/\d/.test(text)

type Around = { readonly current: Table | null; readonly isFirst: boolean; readonly isHeader: IsHeader; readonly next: () => Row | undefined }

/** A line of one text over a table. Where a spreadsheet gave every row as many cells as the widest, what follows says whether it is one. */
function isTitle({ cells }: Row, filled: number, { current, isFirst, isHeader, next }: Around): boolean {
  if (filled !== 1 || (cells[0] ?? '').trim() === '') return false
  if (cells.length === 1) return current === null || current.header.length > 1
  const below = next()
  return below !== undefined && (isHeader(below.cells) || ((isFirst || (current === null && isWords(cells[0] ?? ''))) && filledIn(below) > 1))
}

/**
 * Where a spreadsheet took each row for one text, as it does with a file in another country's separator, what stands in the cells is the
 * file, each row in its line; else null. No table has one column.
 */
function wrapped(rows: readonly Row[], linesBefore: number): string | null {
  const isOneText = (row: Row) => filledIn(row) === 1 && row.cells[0] && !/[\r\n]/.test(row.cells[0])
  const header = rows.find((row) => filledIn(row) > 0)
  if (!header || !isOneText(header) || !separators.some((separator) => header.cells[0]?.includes(separator))) return null
  const filled = rows.filter((row) => filledIn(row) > 0)
  if (filled.length < 2 || !filled.every(isOneText)) return null
  let at = linesBefore + 1
  return filled
    .map(({ line, cells }) => {
      const blank = '\n'.repeat(Math.max(0, line - at))
      at = Math.max(at, line) + 1
      return `${blank}${cells[0]}\n`
    })
    .join('')
}

const firstLines = (text: string) => text.split('\n', 4).join('\n')

/** So many lines, and letters, say which separator a file has. */
const [linesLooked, lettersLooked] = [20, 100_000]

/**
 * The separator that cuts most of the first lines into equally many cells; of two such the one that cuts into more. What stands in quotes
 * is text, and a title separates nothing with what stands behind it.
 */
function guessSeparator(text: string): string {
  const lines = text
    .slice(0, lettersLooked)
    .replaceAll(/"[^"]*"/g, 'text')
    .split('\n', linesLooked)
    .filter((line) => /[,;\t]/.test(line.replace(/[\s,;]+$/, '')))
  const ranked = separators.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length).filter((count) => count > 1)
    const groups = [...Map.groupBy(counts, (count) => count)].map(([count, alike]) => ({ alike: alike.length, count }))
    return { separator, ...(groups.sort(byWeight)[0] ?? { alike: 0, count: 0 }) }
  })
  return ranked.sort(byWeight)[0]?.separator ?? ','
}

type Weight = { readonly alike: number; readonly count: number }
const byWeight = (one: Weight, other: Weight) => other.alike - one.alike || other.count - one.count

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
        if (rows.length >= limits.rows) throw new ImportRefused(importMessages.tooManyRows(formatCount(limits.rows)))
        rows.push({ line, cells: checked(line, cells) })
        ;[ended, blank] = [lines + linesBefore, empty_lines]
        return null
      },
    })
    return rows
  } catch (error) {
    if (error instanceof ImportRefused) throw error
    const isOpen = error instanceof Error && 'code' in error && error.code === 'CSV_QUOTE_NOT_CLOSED'
    throw new ImportRefused(isOpen ? importMessages.openQuote(rows.at(-1)?.line ?? 1) : importMessages.unknown)
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

function checked(line: number, cells: string[]): string[] {
  if (cells.length > limits.columns) throw new ImportRefused(importMessages.tooManyColumns(line, formatCount(limits.columns)))
  const long = cells.findIndex(({ length }) => length > limits.cell)
  if (long >= 0) throw new ImportRefused(importMessages.cellTooLong(line, long + 1, formatCount((cells[long] ?? '').length), formatCount(limits.cell)))
  return cells
}
