import { reportManifest } from '../../../shared/reports/index.ts'
import { subjectKindOf } from './subject.ts'
import type { ReportView } from './view.ts'

/** What a PDF or a schedule says about its subject besides profiles, in the words of the specification (reporting.md §7). */
export function namedFields(type: string, { labels, labelMatch, named }: Pick<ReportView, 'labels' | 'labelMatch' | 'named'>) {
  const match = labels.length > 0 ? { label_match: labelMatch } : {}
  if (reportManifest(type)?.labels) return labels.length > 0 ? { label: labels, ...match } : {}
  return {
    ...(named?.listener_gid ? { listener_gid: named.listener_gid } : {}),
    ...(named?.ad_account_id ? { ad_account: named.ad_account_id } : {}),
    ...(named?.advocacy_gid ? { advocacy_gid: named.advocacy_gid } : {}),
    ...(named?.sentiment_type ? { sentiment_report_type: named.sentiment_type } : {}),
    ...(subjectKindOf(type) === 'sentiment' && labels.length > 0 ? { post_filters: { labels }, ...match } : {}),
  }
}
