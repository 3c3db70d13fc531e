import type { ImportResult } from '../../../../shared/api/import-job.ts'
import { exportSkippedLines } from '../../../../shared/api/imports.ts'
import type { Value } from '../../../domains/exports/csv.ts'
import { sendRows } from '../../../domains/exports/send-rows.ts'
import { visibleImport } from '../../../domains/import/visible-import.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(exportSkippedLines, async ({ actor, params, query: { format } }) => {
  const { results, created_at } = await visibleImport(actor, params.id)
  return sendRows({ accountId: actor.accountId, name: `Skipped lines ${created_at.slice(0, 10)}`, format, rows: skippedRows(results ?? []) })
})

function* skippedRows(results: readonly ImportResult[]): Generator<readonly Value[]> {
  yield ['File', 'Line', 'Reason']
  for (const { file, skipped } of results) for (const { line, reason } of skipped) yield [file, line, reason]
}
