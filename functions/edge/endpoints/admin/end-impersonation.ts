import { endImpersonation } from '../../../../shared/api/admin-impersonation.ts'
import { impersonationMessages } from '../../../../shared/impersonation-messages.ts'
import { meOf } from '../../../domains/auth/me.ts'
import { impersonatorOf } from '../../../kernel/accounts/impersonation.ts'
import { sessionCookie, sessionToken } from '../../../kernel/accounts/session.ts'
import { endSession, endSessionByHash, findSession, findSessionOf, sessionSeconds, startSession } from '../../../kernel/accounts/sessions.ts'
import { handle, withCookies } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** The own session goes on under a new token: of the old one, only the hash is known here. */
export const handler = handle(endImpersonation, async ({ actor, audit, event, now }) => {
  const token = sessionToken(event)
  const session = token ? await findSession(token, now) : null
  const admin = session && (await impersonatorOf(session, now))
  const own = session?.by && (await findSessionOf(session.by.session, now))
  if (!token || !session?.by || !admin || !own) throw problem(409, impersonationMessages.none)
  audit.about({ name: actor.accountName })
  const { began = own.startedAt, whence } = own
  const back = await startSession(admin.accountId, admin.userId, now, { whence, began })
  await Promise.all([endSession(token), endSessionByHash(session.by.session)])
  return withCookies({ me: await meOf(admin, now) }, [sessionCookie(back, sessionSeconds)])
})
