import { getSampleReport } from '../../../../shared/api/reports.ts'
import { messages } from '../../../../shared/messages.ts'
import { reportManifest } from '../../../../shared/reports/index.ts'
import { loadReport } from '../../../../shared/reports/load.ts'
import { sampleReport } from '../../../../shared/reports/samples/index.ts'
import { seesType } from '../../../kernel/accounts/visible-types.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(getSampleReport, async ({ actor, query }) => {
  const manifest = reportManifest(query.type)
  if (!manifest || !seesType(actor, manifest.id)) throw problem(400, messages.report.unknownType)
  return { report: sampleReport(await loadReport(manifest.id)) }
})
