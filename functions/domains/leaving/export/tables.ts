/** The tables of an export as files: JSON as it is read, then CSV with the columns that were seen. Nothing is held but the piece in hand. */
import type { TakeoutTable } from '../../../../shared/takeout-messages.ts'
import { csvChunks, type Value } from '../../exports/csv.ts'
import type { Entry } from '../../exports/zip.ts'

export type Row = Readonly<Record<string, unknown>>
/** `rows` is asked twice, and reads anew each time. */
export type Table = { readonly name: TakeoutTable; readonly rows: () => AsyncIterable<Row> }

/** Letters gathered before they are handed on. */
const pieceSize = 64 * 1024

export function* filesOf(tables: readonly Table[]): Generator<Entry> {
  for (const { name, rows } of tables) {
    const columns = new Set<string>()
    yield { name: `${name}.json`, chunks: jsonChunks(rows(), columns) }
    yield { name: `${name}.csv`, chunks: csvChunks(csvRows(rows(), columns)) }
  }
}

/** Notes the columns of what goes by. */
async function* jsonChunks(rows: AsyncIterable<Row>, columns: Set<string>): AsyncGenerator<Uint8Array> {
  let piece = '['
  let isFirst = true
  for await (const row of rows) {
    for (const name of Object.keys(row)) columns.add(name)
    piece += `${isFirst ? '' : ','}\n${JSON.stringify(row)}`
    isFirst = false
    if (piece.length < pieceSize) continue
    yield Buffer.from(piece)
    piece = ''
  }
  yield Buffer.from(`${piece}\n]\n`)
}

async function* csvRows(rows: AsyncIterable<Row>, columns: ReadonlySet<string>): AsyncGenerator<Value[]> {
  yield [...columns]
  for await (const row of rows) yield [...columns].map((name) => cellOf(row[name]))
}

function cellOf(value: unknown): Value {
  if (value === undefined || value === null) return null
  if (typeof value === 'number' || typeof value === 'string') return value
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : JSON.stringify(value)
}
