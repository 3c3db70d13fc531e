import { messages } from '../../../../shared/messages.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { saveDownload } from '../../lib/save-download.ts'
import { showToast } from '../../ui/toast.ts'
import type { ReportView } from './report-search.ts'

/** Fetches the CSV of a report (posts: the posts; else one file of daily figures per profile, zipped) and saves it. */
export function useExportCsv() {
  return async (type: string, view: ReportView) => {
    const range = { dateFrom: view.range.from, dateTo: view.range.to, priorFrom: view.prior.from, priorTo: view.prior.to, timezone: view.timezone }
    try {
      const download =
        type === 'posts'
          ? await call('POST /export/csv', { body: { profileIds: view.profileIds, ...range, label: view.labels, label_match: view.labelMatch } })
          : await call('POST /export/profiles', { body: { profileIds: view.profileIds, ...range } })
      saveDownload(download)
    } catch (error) {
      showToast({ kind: 'error', message: sentenceOf(error, messages.unable.exportReport) })
    }
  }
}
