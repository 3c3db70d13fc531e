import { useSWRConfig } from 'swr'
import { call } from '../../lib/api.ts'
import { isScheduledReports } from './use-scheduled-reports.ts'

/** Removes one run, or with `whole` every coming run of its schedule. */
export function useRemoveReport() {
  const { mutate } = useSWRConfig()
  return async (id: string, whole: boolean) => {
    await call('DELETE /reports/scheduled/{id}', { params: { id }, query: { type: whole ? 'schedule' : 'run' } })
    await mutate(isScheduledReports)
  }
}
