import type { Download } from '../../../../shared/api/client.ts'
import { messages } from '../../../../shared/messages.ts'
import type { CsvReportType } from '../../../../shared/reports/index.ts'
import { call } from '../../lib/api.ts'
import { saveDownload } from '../../lib/save-download.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import type { ReportView } from './report-search.ts'

type Body = { profileIds: string[]; dateFrom: string; dateTo: string; priorFrom: string; priorTo: string; timezone: string }

/** The endpoint of each type that has a CSV. */
const exportsOf: Record<CsvReportType, (body: Body, view: ReportView) => Promise<Download>> = {
  comprehensive: (body) => call('POST /export/profiles', { body }),
  posts: (body, view) => call('POST /export/csv', { body: { ...body, label: view.labels, label_match: view.labelMatch } }),
  reviews: (body) => call('POST /export/reviews', { body }),
  tasks: (body) => call('POST /export/tasks', { body }),
  ads_performance: (body) => call('POST /export/ads', { body }),
}

/** Fetches the CSV of what is on screen and saves it. */
export async function exportCsv(type: CsvReportType, view: ReportView): Promise<void> {
  const { profileIds, range, prior, timezone } = view
  const body = { profileIds, dateFrom: range.from, dateTo: range.to, priorFrom: prior.from, priorTo: prior.to, timezone }
  try {
    saveDownload(await exportsOf[type](body, view))
  } catch (error) {
    tellFailure(error, messages.unable.exportReport)
  }
}
