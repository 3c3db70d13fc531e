import type { Download } from '../../../../shared/api/client.ts'
import { messages } from '../../../../shared/messages.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { saveDownload } from '../../lib/save-download.ts'
import { showToast } from '../../ui/toast.ts'
import type { ReportView } from './report-search.ts'

type Body = { profileIds: string[]; dateFrom: string; dateTo: string; priorFrom: string; priorTo: string; timezone: string }

/** The CSV of each report type that has one. */
const exportsOf: Record<string, ((body: Body, view: ReportView) => Promise<Download>) | undefined> = {
  comprehensive: (body) => call('POST /export/profiles', { body }),
  posts: (body, view) => call('POST /export/csv', { body: { ...body, label: view.labels, label_match: view.labelMatch } }),
  reviews: (body) => call('POST /export/reviews', { body }),
  tasks: (body) => call('POST /export/tasks', { body }),
  ads_performance: (body) => call('POST /export/ads', { body }),
}

export function hasCsv(type: string): boolean {
  return exportsOf[type] !== undefined
}

/** Fetches the CSV of what is on screen and saves it. */
export async function exportCsv(type: string, view: ReportView): Promise<void> {
  const { profileIds, range, prior, timezone } = view
  const body = { profileIds, dateFrom: range.from, dateTo: range.to, priorFrom: prior.from, priorTo: prior.to, timezone }
  try {
    const download = await exportsOf[type]?.(body, view)
    if (download) saveDownload(download)
  } catch (error) {
    showToast({ kind: 'error', message: sentenceOf(error, messages.unable.exportReport) })
  }
}
