import { exportRowsCsv } from '../../shared/api/exports.ts'
import { contentName } from '../../shared/content-name.ts'
import { rowMessages } from '../../shared/export-messages.ts'
import { digestOf } from '../../shared/reports/digest.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { authoriseRun } from '../reports/run/authorise-any.ts'
import { computeReport } from '../reports/run/compute-report.ts'
import { runQuery } from '../reports/run/request.ts'
import { linesOf } from './rows/cells.ts'
import { rowsOfRun } from './rows/rows-of-run.ts'
import { sendRows } from './send-rows.ts'

export const handler = handle(exportRowsCsv, async ({ actor, body: { request, network, section, block, tile, format }, audit, now }) => {
  if (tile === undefined && (section === undefined || block === undefined)) throw problem(400, rowMessages.which)
  const run = await authoriseRun(actor, runQuery(request.type, 'request', request), now)
  const rows = await rowsOfRun(run, { network, section, block, tile })
  if (!rows) throw problem(404, rowMessages.gone)
  const { from, to } = run.range
  audit.about({ name: rows.title })
  const content = contentName(await digestOf(await computeReport(run)))
  const name = `Rows of ${rows.title.replaceAll(/[^\w .()-]+/g, ' ').trim()} ${from} - ${to} ${content}`
  return sendRows({ accountId: actor.accountId, name, format, rows: linesOf(rows.file) })
})
