import { listEmployees } from '../../../../shared/api/team.ts'
import { teamMessages } from '../../../../shared/team-messages.ts'
import { employeeOf } from '../../../domains/team/employee.ts'
import { hasAllGroups, sees } from '../../../domains/team/rights.ts'
import { adminGroups } from '../../../kernel/accounts/actor.ts'
import { lockedUsers } from '../../../kernel/accounts/locked-people.ts'
import { listUsers } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** Of one group: its people, and owners and managers, who are in each. */
export const handler = handle(listEmployees, async ({ actor, query: { entity_gid }, now }) => {
  if (entity_gid !== undefined && !adminGroups(actor).includes(entity_gid)) throw problem(404, teamMessages.groupMissing)
  const everybody = await listUsers(actor.accountId)
  const users = everybody.filter((user) => sees(actor, user))
  const locked = lockedUsers(actor.limits, everybody, now)
  const asked = users.filter((user) => entity_gid === undefined || hasAllGroups(user) || user.groups[entity_gid] !== undefined)
  return {
    employees: asked
      .sort((one, other) => one.name.localeCompare(other.name, 'en') || one.id.localeCompare(other.id, 'en'))
      .map((user) => employeeOf(actor, user, now)),
    locked: users.flatMap(({ id }) => (locked.has(id) ? [id] : [])),
  }
})
