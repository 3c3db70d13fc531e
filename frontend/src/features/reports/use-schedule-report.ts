import { useSWRConfig } from 'swr'
import type { BodyInputOf } from '../../../../shared/api/endpoint.ts'
import type { createScheduledReport } from '../../../../shared/api/schedules.ts'
import { call } from '../../lib/api.ts'
import { isScheduledReports } from './use-scheduled-reports.ts'

/** Creates a schedule; the list is read anew. */
export function useScheduleReport() {
  const { mutate } = useSWRConfig()
  return async (body: BodyInputOf<typeof createScheduledReport>) => {
    const created = await call('POST /reports/scheduled', { body })
    await mutate(isScheduledReports)
    return created
  }
}
