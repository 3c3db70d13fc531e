import type { ExportFormat } from '../../../shared/api/exports.ts'
import { csvChunks } from './csv.ts'
import { type Sent, sendFile } from './send-file.ts'
import type { Rows } from './xlsx.ts'

/** The workbook's library is loaded where one is asked for. */
export async function chunksOf(rows: Rows, format: ExportFormat): Promise<AsyncIterable<Uint8Array>> {
  if (format === 'csv') return csvChunks(rows)
  const { xlsxChunks } = await import('./xlsx.ts')
  return xlsxChunks(rows)
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportFormat, string>

type Table = Pick<Sent, 'accountId'> & {
  readonly format: ExportFormat /** without its ending */
  readonly name: string /** the first is the header */
  readonly rows: Rows
}

/** Answers with a table in the format that was asked for. */
export async function sendRows({ accountId, name, format, rows }: Table): ReturnType<typeof sendFile> {
  return sendFile({ accountId, name: `${name}.${format}`, type: types[format], chunks: await chunksOf(rows, format) })
}
