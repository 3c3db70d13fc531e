import type { MemberState } from '../../../shared/api/team.ts'
import { dayMs } from '../../../shared/dates/durations.ts'
import type { UserRecord } from './store.ts'

/** How long an invitation works. */
export const invitationMs = 7 * dayMs

/** Somebody who was invited before links were kept has none that works. */
export function stateOf({ joined, invitation }: Pick<UserRecord, 'joined' | 'invitation'>, now: Date): MemberState {
  if (joined) return 'joined'
  if (invitation?.undeliverable) return 'undeliverable'
  return invitation && now.getTime() < Date.parse(invitation.ends_at) ? 'invited' : 'ended'
}
