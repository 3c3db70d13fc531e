import { messages } from '../../../../shared/messages.ts'
import { ApiError } from '../../lib/api.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { useReading } from '../../lib/use-read.ts'
import type { ReportView } from '../../request/view.ts'
import { type Run, reportRoute, runReport } from './run-report.ts'

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
  const { data, error, isLoading, isValidating, retry } = useReading(
    reportRoute(type),
    asked && { type, asked },
    (given) => runReport(given.type, given.asked),
    {
      keepPreviousData: true,
      revalidateIfStale: false,
      revalidateOnReconnect: false,
      onFailure: (failure) => {
        const locked = failure instanceof ApiError && failure.status === 403
        tellFailure(failure, messages.unable.generateReport, locked ? 'locked' : 'error')
      },
    },
  )
  return { report: data, error, isLoading, isValidating, retry }
}
