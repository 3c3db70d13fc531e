import { useState } from 'react'
import type { Answered } from '../../../../shared/api/client.ts'
import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { ask } from '../../lib/api.ts'
import { randomId } from '../../lib/random-id.ts'
import { useReading } from '../../lib/use-read.ts'
import { useReportGroups } from '../../pickers/profiles/use-report-groups.ts'

type Opened = Answered<'GET /reports/scheduled/{id}'>

/** A run as it is when it is opened, once the profiles are there too: what is read later, or cannot be, takes nothing from what is being typed. */
export function useOpenedRun({ _id: id, flavor }: ReportRecord) {
  // own cache key per opening: the cached value may be stale
  const [opening] = useState(() => randomId())
  const load = ({ params }: { params: { id: string } }) => ask('GET /reports/scheduled/{id}', { params })
  const { data, error, isValidating, retry } = useReading('GET /reports/scheduled/{id}', { params: { id }, opening }, load, { revalidateOnFocus: false })
  const profiles = useReportGroups(flavor)
  const [opened, setOpened] = useState<Opened | null>(null)
  const loading = isValidating || profiles.isLoading
  const failed = !loading && Boolean(error || profiles.error)
  if (!opened && data && !loading && !failed) setOpened(data)
  const again = () => {
    retry()
    profiles.retry()
  }
  return { opened, groups: profiles.groups, failed, again }
}
