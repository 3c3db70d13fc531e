/** Who may see, change and remove whom. The only place that says it. */
import { teamMessages } from '../../../shared/team-messages.ts'
import { type Actor, adminGroups, managesAccount } from '../../kernel/accounts/actor.ts'
import type { UserRecord } from '../../kernel/accounts/store.ts'
import { type Problem, problem } from '../../kernel/request/problem.ts'

/** Whether a person belongs to every group, whatever their record says of groups. */
export const hasAllGroups = ({ role }: Pick<UserRecord, 'role'>) => role === 'OWNER' || role === 'MANAGER'

/** The groups of a person that still exist. */
export function groupsOf(actor: Actor, user: UserRecord): string[] {
  return actor.entities.map(({ entity_gid }) => entity_gid).filter((gid) => user.groups[gid] !== undefined)
}

/** Those of them that the caller decides over. */
export function sharedGroups(actor: Actor, user: UserRecord): string[] {
  const own = new Set(adminGroups(actor))
  return groupsOf(actor, user).filter((gid) => own.has(gid))
}

/** Whether the caller decides over every group of a person. */
function isWhollyTheirs(actor: Actor, user: UserRecord): boolean {
  const shared = sharedGroups(actor, user).length
  return shared > 0 && shared === groupsOf(actor, user).length
}

/** Admins of a group see its people, and owners and managers, who are in each. */
export function sees(actor: Actor, user: UserRecord): boolean {
  return managesAccount(actor) || hasAllGroups(user) || user.id === actor.userId || sharedGroups(actor, user).length > 0
}

/** Null: the caller may change what this person may do. */
export function whyNotEdit(actor: Actor, user: UserRecord): Problem | null {
  if (user.role === 'ADVOCATE') return problem(409, teamMessages.advocate)
  if (user.role === 'OWNER') return actor.role === 'OWNER' ? null : problem(403, teamMessages.ownersOnly)
  if (managesAccount(actor)) return null
  return user.role === 'RESTRICTED' && sharedGroups(actor, user).length > 0 ? null : problem(403, teamMessages.adminsOnly)
}

/** A name is of the whole account: whoever decides over one of somebody's groups does not decide over it. */
export function mayRename(actor: Actor, user: UserRecord): boolean {
  if (whyNotEdit(actor, user) !== null) return false
  return managesAccount(actor) || (!user.joined && isWhollyTheirs(actor, user))
}

/** Null: the caller may remove this person, or themselves. */
export function whyNotRemove(actor: Actor, user: UserRecord): Problem | null {
  if (user.role === 'OWNER') return actor.role === 'OWNER' ? null : problem(403, teamMessages.ownersOnly)
  if (managesAccount(actor) || user.id === actor.userId) return null
  if (user.role !== 'RESTRICTED' || sharedGroups(actor, user).length === 0) return problem(403, teamMessages.adminsOnly)
  return isWhollyTheirs(actor, user) ? null : problem(403, teamMessages.elsewhereToo)
}

/** @throws Problem 409 when nobody would own the account any more without this person as its owner */
export function keepAnOwner(users: readonly UserRecord[], { id, role }: UserRecord): void {
  const others = users.some((user) => user.role === 'OWNER' && user.joined && user.id !== id)
  if (role === 'OWNER' && !others) throw problem(409, teamMessages.lastOwner)
}

/** The one asked for. @throws Problem 404, also for who is of another account or not to be seen */
export function findMember(actor: Actor, users: readonly UserRecord[], id: string): UserRecord {
  const user = users.find((one) => one.id === id)
  if (!user || !sees(actor, user)) throw problem(404, teamMessages.missing)
  return user
}

/** @throws Problem 409 when somebody else has changed the person since the caller read them */
export function refuseStale({ version = 0 }: UserRecord, read: number | undefined): void {
  if (read !== undefined && read !== version) throw problem(409, teamMessages.changed)
}
