import { resendInvitation } from '../../../../shared/api/team-invitations.ts'
import { teamMessages } from '../../../../shared/team-messages.ts'
import { employeeOf } from '../../../domains/team/employee.ts'
import { newInvitation, takeInvitation } from '../../../domains/team/invitations.ts'
import { findMember, whyNotEdit } from '../../../domains/team/rights.ts'
import { refuseFull, refuseFullGroups } from '../../../domains/team/seats.ts'
import { sendInvitation } from '../../../domains/team/send-invitation.ts'
import { changeTeam, changeUser } from '../../../domains/team/store/team.ts'
import type { Actor } from '../../../kernel/accounts/actor.ts'
import { holdsSeat } from '../../../kernel/accounts/holds-seat.ts'
import { getAccount, listUsers, type UserRecord } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(resendInvitation, async ({ actor, params: { id }, audit, now, log }) => {
  const [account, team] = await Promise.all([getAccount(actor.accountId), listUsers(actor.accountId, true)])
  const invited = invitedMember(actor, team, id)
  audit.about({ name: invited.name || invited.email })
  await takeInvitation(actor, invited.email, account, now)
  const { token, invitation } = newInvitation(actor, now)
  const sent = await changeTeam(actor.accountId, (users) => {
    const before = invitedMember(actor, users, id)
    if (!holdsSeat(before, now)) refuseFull(account, users, now)
    refuseFullGroups(actor, users, before, now)
    const { name, email, role, groups, first_name, labels, version = 0 } = before
    const change = { name, email, role, groups, first_name, labels, invitation }
    return { writes: changeUser(actor.accountId, before, change), result: { ...before, ...change, version: version + 1 } }
  })
  return { employee: employeeOf(actor, await sendInvitation(actor, sent, token, log), now) }
})

function invitedMember(actor: Actor, users: readonly UserRecord[], id: string): UserRecord {
  const user = findMember(actor, users, id)
  const refusal = whyNotEdit(actor, user)
  if (refusal) throw refusal
  if (user.joined) throw problem(409, teamMessages.notInvited)
  return user
}
