import { resendInvitation } from '../../shared/api/team-invitations.ts'
import { teamMessages } from '../../shared/team-messages.ts'
import { getAccount, listUsers, type UserRecord } from '../accounts/store.ts'
import type { Actor } from '../lib/actor.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { employeeOf } from './employee.ts'
import { holdsSeat } from './holds-seat.ts'
import { newInvitation, takeInvitation } from './invitations.ts'
import { findMember, whyNotEdit } from './rights.ts'
import { refuseFull, refuseFullGroups } from './seats.ts'
import { sendInvitation } from './send-invitation.ts'
import { changeTeam, changeUser } from './store.ts'

export const handler = handle(resendInvitation, async ({ actor, params: { id }, audit, now, log }) => {
  const [account, team] = await Promise.all([getAccount(actor.accountId), listUsers(actor.accountId, true)])
  const invited = findInvited(actor, team, id)
  audit.about({ name: invited.name || invited.email })
  await takeInvitation(actor, invited.email, account, now)
  const { token, invitation } = newInvitation(actor, now)
  const sent = await changeTeam(actor.accountId, (users) => {
    const before = findInvited(actor, users, id)
    if (!holdsSeat(before, now)) refuseFull(account, users, now)
    refuseFullGroups(actor, users, before, now)
    const { name, email, role, groups, first_name, labels, version = 0 } = before
    const change = { name, email, role, groups, first_name, labels, invitation }
    return { writes: changeUser(actor.accountId, before, change), result: { ...before, ...change, version: version + 1 } }
  })
  return { employee: employeeOf(actor, await sendInvitation(actor, sent, token, log), now) }
})

function findInvited(actor: Actor, users: readonly UserRecord[], id: string): UserRecord {
  const user = findMember(actor, users, id)
  const refusal = whyNotEdit(actor, user)
  if (refusal) throw refusal
  if (user.joined) throw problem(409, teamMessages.notInvited)
  return user
}
