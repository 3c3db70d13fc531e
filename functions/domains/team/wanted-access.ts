/** The access that is asked for somebody, against what the caller may give. */
import type { BodyOf } from '../../../shared/api/endpoint.ts'
import type { GroupGrant, saveEmployee } from '../../../shared/api/team.ts'
import { featureMessages } from '../../../shared/feature-messages.ts'
import { teamMessages } from '../../../shared/team-messages.ts'
import { type Actor, adminGroups, managesAccount } from '../../kernel/accounts/actor.ts'
import type { UserRecord } from '../../kernel/accounts/store.ts'
import { problem } from '../../kernel/request/problem.ts'

type Asked = Pick<BodyOf<typeof saveEmployee>, 'access' | 'entities' | 'removed_entities' | 'labels'>
type Access = Pick<UserRecord, 'role' | 'groups' | 'labels'>

/** What somebody may do once it is granted: `before` is what they may do now, of which groups that nobody names stay. */
export function wantedAccess(actor: Actor, asked: Asked, before: UserRecord['groups']): Access {
  // whoever manages no account gives no role in it
  const role = managesAccount(actor) ? asked.access : 'RESTRICTED'
  if (!role) throw problem(400, teamMessages.roleRequired)
  if (role === 'OWNER' && actor.role !== 'OWNER') throw problem(403, teamMessages.ownersOnly)
  if (role !== 'RESTRICTED') return { role, groups: {}, labels: asked.labels }
  const own = adminGroups(actor)
  const groups = { ...before }
  for (const gid of asked.removed_entities) if (own.includes(gid)) delete groups[gid]
  for (const grant of asked.entities) {
    if (!own.includes(grant.entity_gid)) throw problem(404, teamMessages.groupMissing)
    groups[grant.entity_gid] = membershipOf(actor, grant)
  }
  if (!actor.entities.some(({ entity_gid }) => groups[entity_gid])) throw problem(400, teamMessages.noGroups)
  return { role, groups, labels: undefined }
}

function membershipOf(actor: Actor, { role, permissions, labels }: GroupGrant): UserRecord['groups'][string] {
  if (permissions.some(([, level]) => level === 'contributor') && !actor.features.workflow) throw problem(403, featureMessages.workflow)
  return { role, permissions: Object.fromEntries(permissions), labels }
}
