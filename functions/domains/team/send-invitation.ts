import { emailOf } from '../../../shared/notifications/notification.ts'
import { teamInvitation } from '../../../shared/notifications/team-invitation/definition.ts'
import { teamMessages } from '../../../shared/team-messages.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import type { UserRecord } from '../../kernel/accounts/store.ts'
import { origin } from '../../kernel/clients.ts'
import type { Log } from '../../kernel/log.ts'
import { sendMail } from '../../kernel/mail/mail.ts'
import { UndeliverableAddress } from '../../kernel/mail/ses-refusals.ts'
import { problem } from '../../kernel/request/problem.ts'
import { grantsInWords } from './invitations.ts'
import { noteUndeliverable } from './store/team.ts'

/**
 * Mails an invitation that has been written. An address that takes no email is noted, and the person returned as they are then.
 * @throws Problem 503 when nothing can be sent right now; the invitation is there, and can be sent again
 */
export async function sendInvitation(actor: Actor, user: UserRecord, token: string, log: Log): Promise<UserRecord> {
  const { email, invitation } = user
  if (!invitation) return user
  const data = {
    email,
    token,
    account: actor.accountName,
    by: { name: actor.name, email: actor.email },
    until: { at: invitation.ends_at, timezone: actor.timezone },
    role: user.role,
    groups: grantsInWords(actor.entities, user),
  }
  try {
    await sendMail({ fromName: 'Almanac', to: { email, name: null }, ...emailOf(teamInvitation, data, origin()) })
    return user
  } catch (error) {
    if (!(error instanceof UndeliverableAddress)) {
      log.error('an invitation was not sent', { error: error instanceof Error ? error : new Error(String(error)) })
      throw problem(503, teamMessages.notSent)
    }
    await noteUndeliverable(actor.accountId, user)
    return { ...user, invitation: { ...invitation, undeliverable: true } }
  }
}
