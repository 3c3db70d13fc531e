import { getInvitation } from '../../shared/api/team-invitations.ts'
import { invitationMessages } from '../../shared/team-messages.ts'
import { findCredentials } from '../accounts/credentials.ts'
import { getUser } from '../accounts/store.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { namesOf } from './employee.ts'
import { findInvited, grantsInWords } from './invitations.ts'

/** Only who reads the mail of an address learns that it has an account elsewhere. */
export const handler = handle(getInvitation, async ({ params: { token }, now }) => {
  const { account, user, invitation, groups } = await findInvited(token, now)
  const [credentials, inviter] = await Promise.all([findCredentials(user.email), getUser(account.id, invitation.by_user)])
  if (credentials && credentials.userId !== user.id) throw problem(409, invitationMessages.taken)
  return {
    account: account.name,
    invited_by: inviter?.name ?? null,
    email: user.email,
    ...namesOf(user),
    role: user.role,
    entities: grantsInWords(groups, user),
    ends_at: invitation.ends_at,
    timezone: account.timezone,
  }
})
