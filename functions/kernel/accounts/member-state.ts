import type { MemberState } from '../../../shared/api/team.ts'
import type { UserRecord } from './store.ts'

/** How long an invitation works. */
export const invitationMs = 7 * 24 * 60 * 60 * 1000

/** Somebody who was invited before links were kept has none that works. */
export function stateOf({ joined, invitation }: Pick<UserRecord, 'joined' | 'invitation'>, now: Date): MemberState {
  if (joined) return 'joined'
  if (invitation?.undeliverable) return 'undeliverable'
  return invitation && now.getTime() < Date.parse(invitation.ends_at) ? 'invited' : 'ended'
}
