import { ulid } from 'ulid'
import type { BodyOf } from '../../../shared/api/endpoint.ts'
import type { saveEmployee } from '../../../shared/api/team.ts'
import { teamMessages } from '../../../shared/team-messages.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { getAccount, type UserRecord } from '../../kernel/accounts/store.ts'
import type { Log } from '../../kernel/log.ts'
import { problem } from '../../kernel/request/problem.ts'
import { newInvitation, takeInvitation } from './invitations.ts'
import { sees } from './rights.ts'
import { refuseFull, refuseFullGroups, seatsOf } from './seats.ts'
import { sendInvitation } from './send-invitation.ts'
import { addUser, changeTeam } from './store/team.ts'
import { tellNearlyFull } from './tell-people.ts'
import { wantedAccess } from './wanted-access.ts'

/** Writes the invitation and mails it. Whether the address has an account elsewhere is told to nobody but whoever reads its mail. */
export async function inviteMember(actor: Actor, body: BodyOf<typeof saveEmployee>, now: Date, log: Log): Promise<UserRecord> {
  const access = wantedAccess(actor, body, {})
  if (access.role === 'OWNER') throw problem(409, teamMessages.ownerInvited)
  const account = await getAccount(actor.accountId)
  await takeInvitation(actor, body.email, account, now)
  const { token, invitation } = newInvitation(actor, now)
  const user: UserRecord = {
    id: ulid().toLowerCase(),
    email: body.email,
    name: `${body.first_name} ${body.last_name}`,
    first_name: body.first_name,
    type: 'member',
    joined: false,
    invitation,
    ...access,
  }
  let seats = 0
  const invited = await changeTeam(actor.accountId, (users) => {
    refuseKnown(actor, users, body.email)
    refuseFull(account, users, now)
    refuseFullGroups(actor, users, user, now)
    seats = seatsOf(account, users, now).used + 1
    return { writes: addUser(actor.accountId, user), result: user }
  })
  await tellNearlyFull(actor.accountId, account, seats, now)
  return sendInvitation(actor, invited, token, log)
}

/** @throws Problem 409 when the address is somebody's in this team */
export function refuseKnown(actor: Actor, users: readonly UserRecord[], email: string): void {
  const known = users.find((user) => user.email === email)
  if (known) throw problem(409, known.joined || !sees(actor, known) ? teamMessages.already : teamMessages.alreadyInvited)
}
