import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { useRead } from '../../lib/use-read.ts'
import { nextLook } from './next-look.ts'

const pollMs = 3_000

/** One run with its ledger; asked for again while it is being made. */
export function useScheduledReport(id: string, known: ReportRecord | null) {
  const { data, error, isLoading, retry } = useRead(
    'GET /reports/scheduled/{id}',
    { params: { id } },
    {
      ...(known ? { fallbackData: { record: known, order: null, course: null, owner: null, revision: null } } : {}),
      refreshInterval: (latest) => (latest?.record.state === 'SCHEDULED' ? nextLook([latest.record], pollMs) : 0),
    },
  )
  return { record: data?.record, owner: data?.owner?.name ?? null, error, isLoading, retry }
}
