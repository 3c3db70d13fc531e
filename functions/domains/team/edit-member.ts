import type { BodyOf } from '../../../shared/api/endpoint.ts'
import type { saveEmployee } from '../../../shared/api/team.ts'
import { teamMessages } from '../../../shared/team-messages.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { holdsSeat } from '../../kernel/accounts/holds-seat.ts'
import { getAccount, listUsers, type UserRecord } from '../../kernel/accounts/store.ts'
import type { Log } from '../../kernel/log.ts'
import { problem } from '../../kernel/request/problem.ts'
import { newInvitation, takeInvitation } from './invitations.ts'
import { refuseKnown } from './invite-member.ts'
import { findMember, keepAnOwner, mayRename, refuseStale, whyNotEdit } from './rights.ts'
import { refuseFull, refuseFullGroups } from './seats.ts'
import { sendInvitation } from './send-invitation.ts'
import { type Change, changeTeam, changeUser } from './store/team.ts'
import { wantedAccess } from './wanted-access.ts'

/** The member after the change, and whether it made them an owner. */
export type Edited = { readonly user: UserRecord; readonly becameOwner: boolean }

type Body = BodyOf<typeof saveEmployee>

/** Changes what somebody may do, from their next request on; an invitation to another address is sent anew. */
export async function editMember(actor: Actor, id: string, body: Body, now: Date, log: Log): Promise<Edited> {
  const [account, team] = await Promise.all([getAccount(actor.accountId), listUsers(actor.accountId, true)])
  const read = findMember(actor, team, id)
  // every refusal comes before the budget is asked
  const isMoved = changeOf(actor, team, read, body).email !== read.email
  if (isMoved) await takeInvitation(actor, body.email, account, now)
  const link = newInvitation(actor, now)
  const edited = await changeTeam(actor.accountId, (users) => {
    const before = findMember(actor, users, id)
    const change = changeOf(actor, users, before, body)
    if (isMoved !== (change.email !== before.email)) throw problem(409, teamMessages.changed)
    if (isMoved && !holdsSeat(before, now)) refuseFull(account, users, now)
    const written = isMoved ? { ...change, invitation: link.invitation } : change
    const user = { ...before, ...written, version: (before.version ?? 0) + 1 }
    refuseFullGroups(actor, users, user, now)
    const becameOwner = user.role === 'OWNER' && before.role !== 'OWNER'
    return { writes: changeUser(actor.accountId, before, written), result: { user, becameOwner } }
  })
  return isMoved ? { ...edited, user: await sendInvitation(actor, edited.user, link.token, log) } : edited
}

/** @throws Problem in the words of the rule that the change breaks */
function changeOf(actor: Actor, users: readonly UserRecord[], before: UserRecord, body: Body): Change {
  const refusal = whyNotEdit(actor, before)
  if (refusal) throw refusal
  refuseStale(before, body.version)
  const access = wantedAccess(actor, body, before.groups)
  if (access.role === 'OWNER' && !before.joined) throw problem(409, teamMessages.ownerInvited)
  if (access.role !== 'OWNER') keepAnOwner(users, before)
  const name = `${body.first_name} ${body.last_name}`
  const isOther = body.email !== before.email
  if (isOther && before.joined) throw problem(403, teamMessages.emailOfOthers)
  if ((isOther || name !== before.name) && !mayRename(actor, before)) throw problem(403, teamMessages.namesOfOthers)
  if (isOther) refuseKnown(actor, users, body.email)
  return { name, first_name: body.first_name, email: body.email, invitation: before.invitation, ...access }
}
