import { getInvitation } from '../../../../shared/api/team-invitations.ts'
import { invitationMessages } from '../../../../shared/team-messages.ts'
import { namesOf } from '../../../domains/team/employee.ts'
import { findInvited, grantsInWords } from '../../../domains/team/invitations.ts'
import { findCredentials } from '../../../kernel/accounts/credentials.ts'
import { getUser } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

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
