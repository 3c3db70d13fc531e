import type { ExportFormat } from '../../../../shared/api/exports.ts'
import { messages } from '../../../../shared/messages.ts'
import type { CsvPath } from '../../../../shared/reports/index.ts'
import { call } from '../../lib/api.ts'
import { saveDownload } from '../../lib/save-download.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import type { ReportView } from '../../request/view.ts'

/** Fetches what is on screen as a file from its endpoint and saves it. */
export async function exportCsv(from: CsvPath, view: ReportView, format: ExportFormat): Promise<void> {
  const { profileIds, range, prior, timezone, labels, labelMatch } = view
  const body = { profileIds, dateFrom: range.from, dateTo: range.to, priorFrom: prior.from, priorTo: prior.to, timezone, format }
  try {
    // only a report of posts is narrowed by labels
    saveDownload(
      await (from === '/export/csv' ? call(`POST ${from}`, { body: { ...body, label: labels, label_match: labelMatch } }) : call(`POST ${from}`, { body })),
    )
  } catch (error) {
    tellFailure(error, messages.unable.exportReport)
  }
}
