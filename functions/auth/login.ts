import { login } from '../../shared/api/auth.ts'
import { messages } from '../../shared/messages.ts'
import { readActor } from '../accounts/actor-store.ts'
import { findCredentials } from '../accounts/credentials.ts'
import { endSession, sessionSeconds, startSession } from '../accounts/sessions.ts'
import { address } from '../lib/call.ts'
import { handle, withCookies } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { sessionCookie, sessionToken } from '../lib/session.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import { meOf } from './me.ts'
import { verifyPassword } from './password.ts'

export const handler = handle(login, async ({ body: { email, password }, event, now }) => {
  const from = address(event)
  await countAttempt(email, from, now)
  const credentials = await findCredentials(email)
  const isRight = await verifyPassword(password, credentials?.passwordHash ?? null)
  const actor = isRight && credentials ? await readActor(credentials.accountId, credentials.userId) : null
  if (!actor) throw problem(401, messages.signIn.wrong)
  await forgetAttempts(email, from)
  // A token known before signing in must not become a signed-in one.
  const before = sessionToken(event)
  if (before) await endSession(before)
  const token = await startSession(actor.accountId, actor.userId, now)
  return withCookies({ me: await meOf(actor) }, [sessionCookie(token, sessionSeconds)])
})
