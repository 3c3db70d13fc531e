import type { ProfileRow, ProfileState } from '../../../../shared/api/profiles.ts'
import { formatDate } from '../../../../shared/dates/index.ts'
import { profileMessages } from '../../../../shared/group-messages.ts'
import { reconnectDays } from '../../../../shared/reconnect.ts'
import { isStale } from '../../../../shared/stale.ts'
import { useRead } from '../../lib/use-read.ts'

/** How current each profile is, and how much room is left. */
export const useProfileStates = () => useRead('GET /profiles/states', {}, { silent: true })

/** Whether they come with their first answer; what failed once is not waited for again. */
export const areAwaited = ({ isLoading, error }: ReturnType<typeof useProfileStates>): boolean => isLoading && !error

export type Health = 'locked' | 'reconnect' | 'stale' | 'empty' | 'ok' | 'blocked'

/** Those that need somebody first. */
export const healths = ['locked', 'reconnect', 'stale', 'empty', 'ok', 'blocked'] as const satisfies readonly Health[]

export function healthOf({ blocked, locked, available_from }: ProfileRow, state: ProfileState | undefined): Health {
  if (locked) return 'locked'
  // what is for publishing alone needs its access as well
  if (endsSoon(state)) return 'reconnect'
  if (blocked !== null) return 'blocked'
  if (available_from === null && !state?.last_day) return 'empty'
  return isBehind(state) ? 'stale' : 'ok'
}

export const isBehind = (state: ProfileState | undefined): boolean => isStale(state?.behind ?? null)

/** The access to it, which may be over. */
const endsSoon = (state: ProfileState | undefined): boolean => typeof state?.access_left === 'number' && state.access_left <= reconnectDays.first

/** What is to be done about it, and until when; null when it does not end soon. */
export function accessSentence({ access_ends_on }: ProfileRow, state: ProfileState | undefined): string | null {
  if (!access_ends_on || !endsSoon(state)) return null
  return (state?.access_left ?? 0) < 0 ? profileMessages.accessEnded(formatDate(access_ends_on)) : profileMessages.accessEnds(formatDate(access_ends_on))
}
