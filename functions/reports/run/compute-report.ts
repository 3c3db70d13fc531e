/** From a request of any type to the report: reads each source once, then computes. Whoever calls it has authorised the request. */
import { messages } from '../../../shared/messages.ts'
import { reportManifest } from '../../../shared/reports/index.ts'
import { isOverItems, loadReport } from '../../../shared/reports/load.ts'
import type { Report } from '../../../shared/reports/report.ts'
import { problem } from '../../lib/problem.ts'
import type { ComputeInput } from './load-context.ts'

/** @throws Problem 400 for an unknown type, 404 for a template or a listener that is gone */
export async function computeReport(input: ComputeInput): Promise<Report> {
  const manifest = reportManifest(input.request.type)
  if (!manifest) throw problem(400, messages.report.unknownType)
  const definition = await loadReport(manifest.id)
  // one engine of the two is enough
  if (isOverItems(definition)) return (await import('./compute-item-report.ts')).computeItemReport(definition, input)
  return (await import('./compute-daily-report.ts')).computeDailyReport(definition, input)
}
