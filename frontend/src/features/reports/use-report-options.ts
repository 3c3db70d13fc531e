import type { ResponseOf } from '../../../../shared/api/endpoint.ts'
import type { getReportOptions } from '../../../../shared/api/reports.ts'
import { useRead } from '../../lib/use-read.ts'

export type ReportType = ResponseOf<typeof getReportOptions>['types'][number]

/** Report types this person can run; failing is silent (reporting.md §7). */
export function useReportOptions() {
  const { data, isLoading } = useRead('GET /reports/options', {}, { silent: true })
  return { types: data?.types.filter((type) => data.options.includes(type.id)) ?? [], isLoading }
}
