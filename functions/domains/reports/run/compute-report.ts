/** From a run of any type to the report: reads each source once, then computes. */
import { messages } from '../../../../shared/messages.ts'
import { reportManifest } from '../../../../shared/reports/index.ts'
import { isOverItems, loadReport } from '../../../../shared/reports/load.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import { problem } from '../../../kernel/request/problem.ts'
import type { Run } from './run.ts'

/** @throws Problem 400 for an unknown type */
export async function computeReport(run: Run): Promise<Report> {
  const manifest = reportManifest(run.request.type)
  if (!manifest) throw problem(400, messages.report.unknownType)
  const definition = await loadReport(manifest.id)
  // one engine of the two is enough
  if (isOverItems(definition)) return (await import('./compute-item-report.ts')).computeItemReport(definition, run)
  return (await import('./compute-daily-report.ts')).computeDailyReport(definition, run)
}
