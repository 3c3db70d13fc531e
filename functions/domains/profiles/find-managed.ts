import { groupMessages } from '../../../shared/group-messages.ts'
import { messages } from '../../../shared/messages.ts'
import { type Actor, can } from '../../kernel/accounts/actor.ts'
import type { GroupRecord, ProfileRecord } from '../../kernel/accounts/records.ts'
import { problem } from '../../kernel/request/problem.ts'

/** A profile that the caller may change. @throws Problem 404 as for one that never was, or 403 when they may look at it alone */
export function asManaged(actor: Actor, profile: ProfileRecord | null | undefined): ProfileRecord {
  if (!profile || !can(actor, 'profiles', 'view', profile.entity_gid)) throw problem(404, messages.profiles.missing)
  if (!can(actor, 'profiles', 'manage', profile.entity_gid)) throw problem(403, messages.noAccess)
  return profile
}

/** A group that the caller may put profiles in, likewise. */
export function asManagedGroup(actor: Actor, group: GroupRecord | null | undefined): GroupRecord {
  if (!group || group.removed_at !== undefined || !can(actor, 'profiles', 'view', group.entity_gid)) throw problem(404, groupMessages.missing)
  if (!can(actor, 'profiles', 'manage', group.entity_gid)) throw problem(403, messages.noAccess)
  return group
}
