import { stateOf } from './member-state.ts'
import type { UserRecord } from './records.ts'

/** Whoever has joined or can; an invitation that has ended or could not be delivered holds no seat, and neither does an advocate. */
export function holdsSeat(user: UserRecord, now: Date): boolean {
  const state = stateOf(user, now)
  return user.role !== 'ADVOCATE' && (state === 'joined' || state === 'invited')
}
