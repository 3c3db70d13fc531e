import type { ImportResult } from '../../shared/api/import-job.ts'
import { exportSkippedLines } from '../../shared/api/imports.ts'
import type { Value } from '../exports/csv.ts'
import { sendRows } from '../exports/send-rows.ts'
import { handle } from '../lib/endpoint.ts'
import { visibleImport } from './visible-import.ts'

export const handler = handle(exportSkippedLines, async ({ actor, params, query: { format } }) => {
  const { results, created_at } = await visibleImport(actor, params.id)
  return sendRows({ accountId: actor.accountId, name: `Skipped lines ${created_at.slice(0, 10)}`, format, rows: skippedRows(results ?? []) })
})

function* skippedRows(results: readonly ImportResult[]): Generator<readonly Value[]> {
  yield ['File', 'Line', 'Reason']
  for (const { file, skipped } of results) for (const { line, reason } of skipped) yield [file, line, reason]
}
