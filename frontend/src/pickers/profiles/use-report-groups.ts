import { useMemo } from 'react'
import { reportManifest } from '../../../../shared/reports/index.ts'
import { blockedFor } from '../../../../shared/reports/language/blocked.ts'
import { reportGroups, useMe } from '../../lib/me.tsx'
import type { ReportGroup } from '../../request/view.ts'
import { useProfiles } from './use-profiles.ts'

/**
 * Profile groups in which this person runs reports, each with its profiles; for a type, with what that type blocks
 * (docs/behaviours.md#profiles-that-can-take-a-report). None while the profiles are unknown: a group that seems empty is passed over for another.
 */
export function useReportGroups(type?: string) {
  const me = useMe()
  const head = type === undefined ? null : reportManifest(type)
  const { profiles, isKnown, isLoading, error, retry } = useProfiles()
  const groups = useMemo<ReportGroup[]>(
    () =>
      (isKnown ? reportGroups(me, 'manage') : []).map(({ entity_gid, name, timezone }) => ({
        entity_gid,
        name,
        timezone,
        profiles: profiles
          .filter((profile) => profile.entity_gid === entity_gid)
          .map((profile) => ({ ...profile, blocked: head ? blockedFor(head, { network: profile.code, blocked: profile.blocked }) : profile.blocked })),
      })),
    [me, profiles, isKnown, head],
  )
  return { groups, isLoading, error, retry }
}
