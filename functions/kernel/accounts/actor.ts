/** Who calls, and what they may do. The only place that turns roles and groups into rights. */
import type { AdminRole } from '../../../shared/admin-roles.ts'
import {
  type AccountRole,
  type GroupAccess,
  type Level,
  levelIn,
  levels,
  type PermissionSection,
  permissionSections,
  reaches,
} from '../../../shared/permissions.ts'
import type { Features } from '../../../shared/plans.ts'
import type { Preferences } from '../../../shared/preferences.ts'
import type { GroupRecord } from './records.ts'
import type { LimitsNow } from './standing.ts'

export type Actor = {
  accountId: string
  accountName: string
  /** ISO instant of its deletion, while it waits for one */
  accountEndsAt: string | null
  userId: string
  email: string
  name: string
  role: AccountRole
  /** ISO instant; sessions that began before are over */
  sessionsSince: string | null
  type: 'member' | 'advocate'
  /** what they are to the deployment itself; nothing for whoever acts in another's place */
  admin?: AdminRole | undefined
  /** the API key they are called by, instead of a session */
  key?: { id: string; name: string }
  /** the administrator who acts in their place */
  by?: { accountId: string; userId: string; name: string; email: string }
  /** the account's, IANA */
  timezone: string
  features: Features
  /** of the account's plan */
  limits: LimitsNow
  /** the plan is not paid for in time */
  isUnpaid: boolean
  preferences: Preferences
  /** entity_gid -> access; for an owner or manager every group of the account, as ADMIN */
  groups: ReadonlyMap<string, GroupAccess>
  /** every profile group of the account in the order of their ids, whether the caller sees it or not */
  entities: readonly GroupRecord[]
}

/** What the caller may do in a section of one profile group; a group of another account is `none`, like one that does not exist. */
export function levelFor(actor: Actor, section: PermissionSection, entityGid: string): Level {
  const access = actor.groups.get(entityGid)
  return access && actor.role !== 'ADVOCATE' ? levelIn(access, section) : 'none'
}

/** Whether the caller reaches a level in this group or, when none is named, in at least one. */
export function can(actor: Actor, section: PermissionSection, level: Level, entityGid?: string): boolean {
  if (entityGid !== undefined) return reaches(levelFor(actor, section, entityGid), level)
  if (managesAccount(actor)) return true
  return [...actor.groups.keys()].some((gid) => reaches(levelFor(actor, section, gid), level))
}

/** Who gets what the caller asks to be sent: whoever acts, not the person they stand for. */
export function addresseeOf({ by, userId, email, name }: Actor): { user_id: string | null; email: string; name: string } {
  return by ? { user_id: null, email: by.email, name: by.name } : { user_id: userId, email, name }
}

/** Owners and managers: rights over the account itself. */
export function managesAccount(actor: Actor): boolean {
  return actor.role === 'OWNER' || actor.role === 'MANAGER'
}

/** Groups in which the caller decides over people: all of them for owners and managers. */
export function adminGroups(actor: Actor): string[] {
  return actor.role === 'ADVOCATE' ? [] : [...actor.groups].flatMap(([gid, { role }]) => (role === 'ADMIN' ? [gid] : []))
}

/** Owners, managers, and admins of a profile group. */
export function mayInvite(actor: Actor): boolean {
  return managesAccount(actor) || adminGroups(actor).length > 0
}

/** Groups in which the caller may at least look at something: the ones that pickers show. */
export function visibleGroups(actor: Actor): string[] {
  return [...actor.groups.keys()].filter((gid) => permissionSections.some((section) => levelFor(actor, section, gid) !== levels[0]))
}

/** The named groups that the caller sees, or all they see. A group of another account is left out like one that does not exist. */
export function chosenGroups(actor: Actor, named: string[] | undefined): Set<string> {
  const visible = visibleGroups(actor)
  return new Set(named ? visible.filter((gid) => named.includes(gid)) : visible)
}
