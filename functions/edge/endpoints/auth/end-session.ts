import { endSession } from '../../../../shared/api/auth-sessions.ts'
import { securityMessages } from '../../../../shared/security-messages.ts'
import { endSessionOf } from '../../../kernel/accounts/sessions.ts'
import { empty, handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(endSession, async ({ actor, params: { id } }) => {
  if (!(await endSessionOf(actor.accountId, actor.userId, id))) throw problem(404, securityMessages.sessions.missing)
  return empty()
})
