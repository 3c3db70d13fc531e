import useSWR from 'swr'
import type { ResponseOf } from '../../../../shared/api/endpoint.ts'
import type { getReportOptions } from '../../../../shared/api/reports.ts'
import { call } from '../../lib/api.ts'

export type ReportType = ResponseOf<typeof getReportOptions>['types'][number]

/** Report types this person can run; failing is silent (reporting.md §7). */
export function useReportOptions() {
  const { data, isLoading } = useSWR('/reports/options', () => call('GET /reports/options'))
  return { types: data?.types.filter((type) => data.options.includes(type.id)) ?? [], isLoading }
}
