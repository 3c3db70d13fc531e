/** A person as the team page shows them. */
import type { Employee } from '../../../shared/api/team.ts'
import { levelIn, permissionSections } from '../../../shared/permissions.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { stateOf } from '../../kernel/accounts/member-state.ts'
import type { UserRecord } from '../../kernel/accounts/store.ts'
import { hasAllGroups, mayRename, sharedGroups, whyNotEdit, whyNotRemove } from './rights.ts'

/** The first name as it was given; of a name that was changed since, its first word. */
export function namesOf({ name, first_name }: Pick<UserRecord, 'name' | 'first_name'>): { first_name: string; last_name: string } {
  const first = first_name !== undefined && name.startsWith(`${first_name} `) ? first_name : (name.split(' ')[0] ?? '')
  return { first_name: first, last_name: name.slice(first.length).trim() }
}

export function employeeOf(actor: Actor, user: UserRecord, now: Date): Employee {
  const { id, name, email, role, groups, invitation } = user
  const shown = new Set(hasAllGroups(user) ? [] : sharedGroups(actor, user))
  return {
    user_gid: id,
    ...namesOf(user),
    name,
    email,
    access: role,
    state: stateOf(user, now),
    joined_at: user.joined_at ?? null,
    sent_at: invitation?.sent_at ?? null,
    ends_at: invitation?.ends_at ?? null,
    entities: actor.entities.flatMap(({ entity_gid, name: group }) => {
      const access = shown.has(entity_gid) ? groups[entity_gid] : undefined
      if (!access) return []
      const permissions = Object.fromEntries(permissionSections.map((section) => [section, levelIn(access, section)]))
      return [{ entity_gid, name: group, role: access.role, labels: access.labels ?? [], permissions }]
    }),
    labels: user.labels ?? [],
    version: user.version ?? 0,
    may: { edit: whyNotEdit(actor, user) === null, names: mayRename(actor, user), remove: whyNotRemove(actor, user) === null },
  }
}
