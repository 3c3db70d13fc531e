import type { ProfileRow, ProfileState } from '../../../../shared/api/profiles.ts'
import { staleDays } from '../../../../shared/stale.ts'
import { useRead } from '../../lib/use-read.ts'

/** How current each profile is, and how much room is left. */
export const useProfileStates = () => useRead('GET /profiles/states', {}, { silent: true })

export type Health = 'locked' | 'stale' | 'empty' | 'ok' | 'blocked'

/** Those that need somebody first. */
export const healths = ['locked', 'stale', 'empty', 'ok', 'blocked'] as const satisfies readonly Health[]

export function healthOf({ blocked, locked, available_from }: ProfileRow, state: ProfileState | undefined): Health {
  if (locked) return 'locked'
  if (blocked !== null) return 'blocked'
  if (available_from === null && !state?.last_day) return 'empty'
  return (state?.behind ?? 0) > staleDays ? 'stale' : 'ok'
}
