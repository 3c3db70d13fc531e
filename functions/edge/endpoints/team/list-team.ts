import { listTeam } from '../../../../shared/api/schedules.ts'
import { can, chosenGroups } from '../../../kernel/accounts/actor.ts'
import { listUsers } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

/** People a report can be sent to: members of the groups whose reports the caller may view; owners and managers belong to every group. */
export const handler = handle(listTeam, async ({ actor, query }) => {
  const named = chosenGroups(actor, query.entity_gid === undefined ? undefined : [query.entity_gid])
  const chosen = new Set([...named].filter((gid) => can(actor, 'reports', 'view', gid)))
  const users = chosen.size > 0 ? await listUsers(actor.accountId) : []
  const members = users.filter((user) => user.role === 'OWNER' || user.role === 'MANAGER' || Object.keys(user.groups).some((gid) => chosen.has(gid)))
  return {
    employees: members
      .map(({ id, name, email, joined }) => ({ id, name, email, joined }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en') || one.id.localeCompare(other.id, 'en')),
  }
})
