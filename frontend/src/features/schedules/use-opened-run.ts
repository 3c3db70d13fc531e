import { useState } from 'react'
import type { Answered } from '../../../../shared/api/client.ts'
import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { useRead } from '../../lib/use-read.ts'
import { useReportGroups } from '../../pickers/profiles/use-report-groups.ts'

type Opened = Answered<'GET /reports/scheduled/{id}'>

/** A run as it is when it is opened, once the profiles are there too: what is read later, or cannot be, takes nothing from what is being typed. */
export function useOpenedRun({ _id: id, flavor }: ReportRecord) {
  const { data, error, isValidating, retry } = useRead('GET /reports/scheduled/{id}', { params: { id } }, { revalidateOnFocus: false })
  const profiles = useReportGroups(flavor)
  const [opened, setOpened] = useState<Opened | null>(null)
  const loading = isValidating || profiles.isLoading
  const failed = !loading && Boolean(error || profiles.error)
  // what is remembered may be of before a change
  if (!opened && data && !loading && !failed) setOpened(data)
  const again = () => {
    retry()
    profiles.retry()
  }
  return { opened, groups: profiles.groups, failed, again }
}
