/** The columns of a file of one's own, for whoever says what they hold: with some of their cells, and what they are read as. */
import type { FileColumn } from '../../../../shared/api/import-job.ts'
import { columnGroups, columnMeasures } from '../../../../shared/import-columns.ts'
import { decode, ImportRefused } from '../../readers/csv/decode.ts'
import { numericColumns } from '../../readers/csv/fit.ts'
import { isWorkbook, openFile } from '../../readers/csv/open-file.ts'
import type { ImportFile } from '../../readers/csv/read-files.ts'
import { readTables, type Table } from '../../readers/csv/table.ts'
import { isHeader, needsMapping } from '../formats/choose.ts'
import { getMapping } from '../mappings/store.ts'
import { proposals } from './propose.ts'

/** So much of a file shows its columns. */
const headBytes = 256 * 1024
const [columnsShown, samplesShown, sampleLength] = [200, 3, 40]
/** Names that days, posts and breakdowns are read by. */
const readAs: ReadonlySet<string> = new Set([...columnMeasures, ...(columnGroups[0]?.options ?? [])].map(({ id }) => id))

/** The tables at the head of a file; none of what is no table. */
export const headTables = ({ name, bytes }: ImportFile): Promise<Table[]> => tablesOf({ name, bytes: isWorkbook(bytes) ? bytes : headOf(bytes) })

/** All tables of a file; none of what is no table. */
export async function tablesOf({ name, bytes }: ImportFile): Promise<Table[]> {
  try {
    if (isWorkbook(bytes)) return (await openFile({ name, bytes }, isHeader)).sheets.flatMap(({ tables }) => tables)
    return readTables(decode(bytes), isHeader)
  } catch (error) {
    if (error instanceof ImportRefused) return []
    throw error
  }
}

/** To the end of a line, in any encoding. */
function headOf(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= headBytes) return bytes
  const end = bytes.subarray(0, headBytes).lastIndexOf(0x0a) + 1
  return bytes.subarray(0, end === 0 ? headBytes : end + (bytes[0] === 0xff ? 1 : 0))
}

/** The one table of a file, without the lines of words above it; null for a file with several. */
export function tableToMap(tables: readonly Table[]): Table | null {
  const from = tables.findIndex((table) => numericColumns(table).length > 0)
  const [table, ...more] = tables.slice(Math.max(from, 0))
  return table && more.length === 0 && table.header.some((name) => name !== '') ? table : null
}

/** Null of a file with several tables. `given`: what is said of its columns now. What a network's export holds is proposed, not said. */
export async function columnsOf(accountId: string, tables: readonly Table[], given: Readonly<Record<string, string>> | null): Promise<FileColumn[] | null> {
  const table = tableToMap(tables)
  if (!table) return null
  const said = given ?? (await getMapping(accountId, table.header))?.columns ?? {}
  const by = new Map(Object.entries(said).map(([column, holds]) => [column.toLowerCase(), holds]))
  const isOwn = needsMapping(table)
  const numbers = new Set(numericColumns(table))
  const columns = table.header.slice(0, columnsShown).flatMap((name, at) => {
    if (name === '') return []
    const key = name.toLowerCase()
    const holds = by.get(key) ?? (isOwn && readAs.has(key) ? key : null)
    return [{ name, samples: samplesOf(table, at), numbers: numbers.has(name), holds }]
  })
  const proposed = proposals(columns)
  return columns.map((column) => ({ ...column, proposed: proposed.get(column.name) ?? null }))
}

function samplesOf({ rows }: Table, at: number): string[] {
  const found = new Set<string>()
  for (const { cells } of rows) {
    const cell = (cells[at] ?? '').trim().slice(0, sampleLength)
    if (cell !== '') found.add(cell)
    if (found.size === samplesShown) break
  }
  return [...found]
}
