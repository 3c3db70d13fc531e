import type { ReportRequest } from '../../../shared/reports/request.ts'
import type { SubjectRef } from '../../../shared/reports/subject-ref.ts'

/**
 * A run as it is asked for, by query, body or stored schedule. `priorFrom` left out: the default comparison; null: none. Both dates
 * left out: the default range up to today in the report's zone.
 */
export type RunQuery = Pick<ReportRequest, 'type' | 'profiles'> &
  SubjectRef & {
    readonly dateFrom?: string | undefined
    readonly dateTo?: string | undefined
    readonly priorFrom?: string | null
    readonly priorTo?: string | null
    readonly timezone?: string
    readonly template_id?: string | null
    readonly labels?: readonly string[]
    readonly labelMatch?: ReportRequest['labelMatch']
  }
