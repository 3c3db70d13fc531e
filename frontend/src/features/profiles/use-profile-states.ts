import type { ProfileRow, ProfileState } from '../../../../shared/api/profiles.ts'
import { useRead } from '../../lib/use-read.ts'

/** How current each profile is, and how much room is left. */
export const useProfileStates = () => useRead('GET /profiles/states', {}, { silent: true })

/** A profile with its last figures further back is stale: files come by the week at the least. */
const staleDays = 7

export type Health = 'locked' | 'stale' | 'empty' | 'ok' | 'blocked'

/** Those that need somebody first. */
export const healths = ['locked', 'stale', 'empty', 'ok', 'blocked'] as const satisfies readonly Health[]

export function healthOf({ blocked, locked, available_from }: ProfileRow, state: ProfileState | undefined): Health {
  if (locked) return 'locked'
  if (blocked !== null) return 'blocked'
  if (available_from === null && !state?.last_day) return 'empty'
  return (state?.behind ?? 0) > staleDays ? 'stale' : 'ok'
}
