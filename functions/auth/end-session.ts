import { endSession } from '../../shared/api/auth-sessions.ts'
import { securityMessages } from '../../shared/security-messages.ts'
import { endSessionOf } from '../accounts/sessions.ts'
import { empty, handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'

export const handler = handle(endSession, async ({ actor, params: { id } }) => {
  if (!(await endSessionOf(actor.accountId, actor.userId, id))) throw problem(404, securityMessages.sessions.missing)
  return empty()
})
