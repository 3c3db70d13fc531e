import useSWR from 'swr'
import { messages } from '../../../../shared/messages.ts'
import { ApiError, learnMoreOf, sentenceOf } from '../../lib/api.ts'
import { showToast } from '../../ui/toast.ts'
import type { ReportView } from './report-search.ts'
import { type Run, runReport } from './run-report.ts'

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
    named: view.named,
  }
  const { data, error, isLoading, isValidating, mutate } = useSWR(asked && ['report', type, asked], ([, flavor, given]) => runReport(flavor, given), {
    keepPreviousData: true,
    revalidateIfStale: false,
    revalidateOnReconnect: false,
    onError: (failure: unknown) => {
      const locked = failure instanceof ApiError && failure.status === 403
      showToast({ kind: locked ? 'locked' : 'error', message: sentenceOf(failure, messages.unable.generateReport), learnMore: learnMoreOf(failure) })
    },
  })
  return { report: data, error, isLoading, isValidating, refresh: () => void mutate() }
}
