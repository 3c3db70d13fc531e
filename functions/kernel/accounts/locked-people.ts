/** People for whom the plan has no seat after a smaller one took its place (docs/decisions/0077-locked-never-deleted.md). */
import type { HeldLimits } from '../../../shared/plan-limits.ts'
import { lockedPeopleMessages } from '../../../shared/plan-messages.ts'
import { problem } from '../request/problem.ts'
import type { Actor } from './actor.ts'
import { holdsSeat } from './holds-seat.ts'
import { beyond, byAge } from './locked.ts'
import type { UserRecord } from './records.ts'
import { listUsers } from './store.ts'

const rank = ({ role, joined }: UserRecord) => (role === 'OWNER' ? 0 : joined ? 1 : 2)

/** Of everybody in the account. An owner is never among them: somebody has to be able to change the plan. */
export function lockedUsers(limits: HeldLimits, users: readonly UserRecord[], now: Date): ReadonlySet<string> {
  const seated = users.filter((user) => holdsSeat(user, now))
  const ranked = seated.sort((a, b) => rank(a) - rank(b) || byAge(a.joined_at ?? '', b.joined_at ?? '') || byAge(a.id, b.id))
  const owners = ranked.filter(({ role }) => role === 'OWNER').length
  return beyond(ranked, limits.users === null ? null : Math.max(limits.users, owners))
}

/** @throws Problem 403 that says what to do */
export async function refuseLockedPerson({ accountId, userId, limits }: Actor, now: Date): Promise<void> {
  if (lockedUsers(limits, await listUsers(accountId), now).has(userId)) throw problem(403, lockedPeopleMessages.person(limits.users ?? 0))
}
