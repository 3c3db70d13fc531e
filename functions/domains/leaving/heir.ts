/** Who takes over what somebody leaves behind. */
import { leavingMessages } from '../../../shared/leaving-messages.ts'
import type { UserRecord } from '../../kernel/accounts/store.ts'
import { problem } from '../../kernel/request/problem.ts'

/** The owner who has been there longest, other than this person. Null when there is none: then the account is theirs alone. */
export function heirOf(users: readonly UserRecord[], userId: string): UserRecord | null {
  const owners = users.filter(({ id, role, joined }) => role === 'OWNER' && joined && id !== userId)
  const [first = null] = owners.sort((a, b) => (a.joined_at ?? '').localeCompare(b.joined_at ?? '') || a.id.localeCompare(b.id))
  return first
}

/** @throws Problem 409 when nobody would own the account any more */
export function requireHeir(users: readonly UserRecord[], userId: string): UserRecord {
  const heir = heirOf(users, userId)
  if (!heir) throw problem(409, leavingMessages.onlyOwner)
  return heir
}
