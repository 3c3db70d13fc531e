import { exportRowsCsv } from '../../../../shared/api/exports.ts'
import { contentName } from '../../../../shared/content-name.ts'
import { rowMessages } from '../../../../shared/export-messages.ts'
import { digestOf } from '../../../../shared/reports/digest.ts'
import { exportFileName } from '../../../domains/exports/file-name.ts'
import { linesOf } from '../../../domains/exports/rows/cells.ts'
import { readRun } from '../../../domains/exports/rows/read-run.ts'
import { sendRows } from '../../../domains/exports/send-rows.ts'
import { authoriseRun } from '../../../domains/reports/run/authorise-any.ts'
import { runQuery } from '../../../domains/reports/run/request.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(exportRowsCsv, async ({ actor, body: { request, network, section, block, tile, format }, audit, now }) => {
  if (tile === undefined && (section === undefined || block === undefined)) throw problem(400, rowMessages.which)
  const run = await authoriseRun(actor, runQuery(request.type, 'request', request), now)
  const { report, rowsOf } = await readRun(run)
  const rows = rowsOf({ network, section, block, tile })
  if (!rows) throw problem(404, rowMessages.gone)
  audit.about({ name: rows.title })
  const content = contentName(await digestOf(await report()))
  const name = exportFileName(actor, `Rows of ${rows.title}`, { range: run.range, groups: run.data.entity_gids })
  return sendRows({ accountId: actor.accountId, name: `${name} ${content}`, format, rows: linesOf(rows.file) })
})
