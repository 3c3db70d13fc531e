/** Signs somebody in: a session of their own, whatever the browser held before, and a device that is known from then on. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { sessionCookie, sessionToken } from '../../kernel/accounts/session.ts'
import { endSession, findSession, sessionSeconds, startSession } from '../../kernel/accounts/sessions.ts'
import { whenceOf } from '../../kernel/accounts/whence.ts'
import { deviceToken, rememberDevice } from './store/devices.ts'

/** Returns the cookies that make it so. */
export async function openSession(event: APIGatewayProxyEventV2, actor: Actor, now: Date): Promise<string[]> {
  // A token known before signing in must not become a signed-in one.
  const before = sessionToken(event)
  if (before) await endSession(before)
  const token = await startSession(actor.accountId, actor.userId, now, { whence: whenceOf(event) })
  return [sessionCookie(token, sessionSeconds), await rememberDevice(deviceToken(event), actor.email, now)]
}

/** Gives the session of this browser a new token, begun at `at`; it stays when what began before that has ended. Returns its cookie. */
export async function renewSession(event: APIGatewayProxyEventV2, { accountId, userId }: Actor, at: Date): Promise<string> {
  const before = sessionToken(event)
  const session = before ? await findSession(before, at) : null
  if (before) await endSession(before)
  const began = session?.began ?? session?.startedAt
  const token = await startSession(accountId, userId, at, { whence: whenceOf(event), ...(began ? { began } : {}) })
  return sessionCookie(token, sessionSeconds)
}
