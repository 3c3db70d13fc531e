import { useMemo } from 'react'
import { reportGroups, useMe } from '../../lib/me.tsx'
import type { ReportGroup } from './report-search.ts'
import { useProfiles } from './use-profiles.ts'

/** Profile groups in which this person runs reports, each with its profiles. */
export function useReportGroups() {
  const me = useMe()
  const { profiles, isLoading, error, retry } = useProfiles()
  const groups = useMemo<ReportGroup[]>(
    () =>
      reportGroups(me, 'manage').map(({ entity_gid, name, timezone }) => ({
        entity_gid,
        name,
        timezone,
        profiles: profiles.filter((profile) => profile.entity_gid === entity_gid),
      })),
    [me, profiles],
  )
  return { groups, isLoading, error, retry }
}
