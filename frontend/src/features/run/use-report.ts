import { messages } from '../../../../shared/messages.ts'
import { ApiError } from '../../lib/api.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { useReading } from '../../lib/use-read.ts'
import { reportCall, runReport } from '../../request/run-report.ts'
import type { ReportView } from '../../request/view.ts'

/** Runs a report. What was run before stays on screen until the new answer is there. */
export function useReport(type: string, view: ReportView | null) {
  const asked = view && reportCall(type, view)
  const { data, error, isLoading, isValidating, retry } = useReading(asked?.route ?? 'GET /reports/performance', asked, runReport, {
    keepPreviousData: true,
    revalidateIfStale: false,
    revalidateOnReconnect: false,
    onFailure: (failure) => {
      const locked = failure instanceof ApiError && failure.status === 403
      tellFailure(failure, messages.unable.generateReport, locked ? 'locked' : 'error')
    },
  })
  return { report: data, error, isLoading, isValidating, retry }
}
