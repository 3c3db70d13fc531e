/**
 * A table as an .xlsx workbook of one sheet, row by row. What is text stays text, so ids keep all their digits and leading zeros and nothing
 * is read as a formula; numbers have the digits they carry; columns of dates hold dates.
 */
import { type CellValue, writeXlsxStream } from 'hucre/xlsx'
import { carriedNumber, type Value } from './csv.ts'
import { isTimeColumn, readMoment } from './date-columns.ts'

export type Rows = Iterable<readonly Value[]> | AsyncIterable<readonly Value[]>

/** Excel refuses to open a workbook with a longer text. */
const longestText = 32_767
/** Excel reads these as an escaped character. */
const looksEscaped = /_(?=x[0-9a-f]{4}_)/gi

/** The first row is the header. */
export async function* xlsxChunks(rows: Rows): AsyncGenerator<Uint8Array> {
  const reader = eachOf(rows)
  const first = await reader.next()
  const header = first.done ? [] : first.value
  const times = header.map(isTimeColumn)
  const cells = async function* (): AsyncGenerator<CellValue[]> {
    yield header.map(textCell)
    for await (const row of reader) yield row.map((value, column) => cellOf(value, times[column] ?? null))
  }
  const columns = times.map((time) => ({ numFmt: time === null ? '@' : time ? 'yyyy-mm-dd hh:mm:ss' : 'yyyy-mm-dd' }))
  // a number is shown as such in a column of texts too
  const stream = writeXlsxStream(cells(), { name: 'Rows', columns, freezePane: { rows: 1 } })
  for await (const chunk of stream) yield chunk
}

async function* eachOf(rows: Rows): AsyncGenerator<readonly Value[]> {
  yield* rows
}

function cellOf(value: Value, time: boolean | null): CellValue {
  if (typeof value === 'number') return carriedNumber(value)
  return (time === null ? null : readMoment(value)) ?? textCell(value)
}

function textCell(value: Value): string | null {
  if (value === null || value === '') return null
  const text = String(value).replace(looksEscaped, '_x005F_')
  return text.length > longestText ? `${text.slice(0, longestText - 1).toWellFormed()}…` : text
}
