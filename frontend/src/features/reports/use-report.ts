import useSWR from 'swr'
import { messages } from '../../../../shared/messages.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { showToast } from '../../ui/toast.ts'
import type { ReportView } from './report-search.ts'

type Run = Pick<ReportView, 'profileIds' | 'range' | 'prior' | 'templateId' | 'labels' | 'labelMatch' | 'timezone'>

function run(type: string, { profileIds, range, prior, templateId, labels, labelMatch, timezone }: Run): Promise<Report> {
  const query = {
    profiles: profileIds.join(','),
    dateFrom: range.from,
    dateTo: range.to,
    priorFrom: prior.from,
    priorTo: prior.to,
    timezone,
    ...(templateId ? { template_id: templateId } : {}),
  }
  if (type === 'comprehensive') return call('GET /reports/social-media-performance', { query })
  return call('GET /reports/performance', {
    query: { ...query, type, ...(type === 'posts' && labels.length > 0 ? { label: labels.join(','), label_match: labelMatch } : {}) },
  })
}

/** Runs a report. What was run before stays on screen until the new answer is there. */
export function useReport(type: string, view: ReportView | null) {
  const asked: Run | null = view && {
    profileIds: view.profileIds,
    range: view.range,
    prior: view.prior,
    templateId: view.templateId,
    labels: view.labels,
    labelMatch: view.labelMatch,
    timezone: view.timezone,
  }
  const { data, error, isLoading, isValidating, mutate } = useSWR(asked && ['report', type, asked], ([, flavor, given]) => run(flavor, given), {
    keepPreviousData: true,
    revalidateIfStale: false,
    revalidateOnReconnect: false,
    onError: (failure: unknown) => showToast({ kind: 'error', message: sentenceOf(failure, messages.unable.generateReport) }),
  })
  return { report: data, error, isLoading, isValidating, refresh: () => void mutate() }
}
