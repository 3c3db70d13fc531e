import useSWR from 'swr'
import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { call } from '../../lib/api.ts'

/** One run with its ledger; asked for again while it is being made. */
export function useScheduledReport(id: string, known: ReportRecord | null) {
  const { data, error, isLoading } = useSWR(['/reports/scheduled/{id}', id], () => call('GET /reports/scheduled/{id}', { params: { id } }), {
    ...(known ? { fallbackData: { record: known } } : {}),
    refreshInterval: (latest) => (latest?.record.state === 'SCHEDULED' && Date.parse(latest.record.generate_at) < Date.now() + 60_000 ? 3_000 : 0),
  })
  return { record: data?.record, error, isLoading }
}
