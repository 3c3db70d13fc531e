/** How many people the plan and a group have room for. */
import { teamMessages } from '../../../shared/team-messages.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { holdsSeat } from '../../kernel/accounts/holds-seat.ts'
import { limitsNow } from '../../kernel/accounts/standing.ts'
import type { AccountRecord, UserRecord } from '../../kernel/accounts/store.ts'
import { problem } from '../../kernel/request/problem.ts'

export type Seats = { limit: number | null; used: number; remaining: number | null }

export function seatsOf(account: AccountRecord | null, users: readonly UserRecord[], now: Date): Seats {
  const limit = account && limitsNow(account, now).users
  const used = users.filter((user) => holdsSeat(user, now)).length
  return { limit, used, remaining: limit === null ? null : Math.max(0, limit - used) }
}

/** Of somebody who holds none yet. @throws Problem 409 */
export function refuseFull(account: AccountRecord | null, users: readonly UserRecord[], now: Date): void {
  if (seatsOf(account, users, now).remaining === 0) throw problem(409, teamMessages.full)
}

/** Of somebody as they would be. Owners and managers are in every group and count in none. @throws Problem 409 that names the group and its limit */
export function refuseFullGroups({ entities }: Pick<Actor, 'entities'>, users: readonly UserRecord[], wanted: UserRecord, now: Date): void {
  const holding = users.filter((user) => holdsSeat(user, now))
  for (const { entity_gid, name, max_users: most } of entities) {
    if (wanted.groups[entity_gid] === undefined || !most) continue
    const inside = holding.filter((user) => user.groups[entity_gid] !== undefined)
    // whoever is in it already takes no more room
    if (inside.length >= most && !inside.some(({ id }) => id === wanted.id)) throw problem(409, teamMessages.groupFull(name, most))
  }
}
