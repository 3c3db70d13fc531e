import { saveEmployee } from '../../../../shared/api/team.ts'
import { editMember } from '../../../domains/team/edit-member.ts'
import { employeeOf } from '../../../domains/team/employee.ts'
import { inviteMember } from '../../../domains/team/invite-member.ts'
import { notifyOwners } from '../../../domains/team/notify-owners.ts'
import { managesAccount } from '../../../kernel/accounts/actor.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

const roles = { OWNER: 'owner', MANAGER: 'account admin', RESTRICTED: undefined } as const

export const handler = handle(saveEmployee, async ({ actor, body, audit, now, log, event }) => {
  const { user_gid } = body
  const role = managesAccount(actor) ? roles[body.access ?? 'RESTRICTED'] : undefined
  const name = `${body.first_name} ${body.last_name}`
  audit.about(
    user_gid
      ? { id: user_gid, name, to: 'change the access of', did: 'changed the access of', rest: role && `to ${role}` }
      : { name, ...(role ? { rest: `to the team as an ${role}` } : {}) },
  )
  const { user, becameOwner } = user_gid
    ? await editMember(actor, user_gid, body, now, log)
    : { user: await inviteMember(actor, body, now, log), becameOwner: false }
  if (becameOwner) await notifyOwners(actor, user, event, { log, now })
  return { employee: employeeOf(actor, user, now) }
})
