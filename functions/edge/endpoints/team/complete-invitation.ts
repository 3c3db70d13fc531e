import { completeInvitation } from '../../../../shared/api/team-invitations.ts'
import { invitationMessages, teamMessages } from '../../../../shared/team-messages.ts'
import { meOf } from '../../../domains/auth/me.ts'
import { openSession } from '../../../domains/auth/open-session.ts'
import { hashPassword } from '../../../domains/auth/password.ts'
import { refuseWeakPassword } from '../../../domains/auth/password-strength.ts'
import { signUpMode } from '../../../domains/auth/sign-up-mode.ts'
import { findInvited } from '../../../domains/team/invitations.ts'
import { joinTeam } from '../../../domains/team/store/team.ts'
import { readActor } from '../../../kernel/accounts/actor-store.ts'
import { handle, withCookies } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** The link proves the address. It works once, and whoever accepts is signed in as nobody else. */
export const handler = handle(completeInvitation, async ({ params: { token }, body, audit, event, now }) => {
  if (signUpMode() === 'closed') throw problem(403, teamMessages.closed)
  const { account, user } = await findInvited(token, now)
  const name = `${body.first_name} ${body.last_name}`
  refuseWeakPassword(body.password, [body.first_name, body.last_name, account.name, user.email])
  audit.as({ accountId: account.id, userId: user.id, name })
  const outcome = await joinTeam(account.id, user, { name, firstName: body.first_name, passwordHash: await hashPassword(body.password) }, now)
  if (outcome === 'taken') throw problem(409, invitationMessages.taken)
  // lost a race; re-read for the current state
  if (outcome === 'refused') {
    await findInvited(token, now)
    throw problem(409, teamMessages.changed)
  }
  const actor = await readActor(account.id, user.id)
  if (!actor) throw problem(410, invitationMessages.cancelled)
  return withCookies({ me: await meOf(actor, now) }, await openSession(event, actor, now))
})
