/** Does the report have what a template shows of it? */
import type { NetworkCode } from '../../../shared/networks.ts'
import { networkCodes } from '../../../shared/networks.ts'
import type { ReportType } from '../../../shared/reports/index.ts'
import { loadReport } from '../../../shared/reports/load.ts'
import type { Report } from '../../../shared/reports/report.ts'
import { sampleReport } from '../../../shared/reports/samples/index.ts'
import { templateFaults } from '../../../shared/templates/faults.ts'
import type { TemplateTab } from '../../../shared/templates/shown.ts'
import { problem } from '../../kernel/request/problem.ts'

/** All that a report of this type can show, with sample data; for these networks, or all. */
export async function wholeReport(type: ReportType, networks: readonly NetworkCode[] = networkCodes): Promise<Report> {
  return sampleReport(await loadReport(type), networks)
}

/** @throws Problem 400 for nothing that is shown, and for a tab, section or figure that is named twice or that the report does not have */
export function checkContent(report: Report, { reports }: { readonly reports: readonly TemplateTab[] }): void {
  const [fault] = templateFaults(report, reports)
  if (fault) throw problem(400, fault.message)
}
