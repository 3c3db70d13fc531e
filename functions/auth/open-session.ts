/** Signs somebody in: a session of their own, whatever the browser held before, and a device that is known from then on. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { endSession, sessionSeconds, startSession } from '../accounts/sessions.ts'
import type { Actor } from '../lib/actor.ts'
import { sessionCookie, sessionToken } from '../lib/session.ts'
import { deviceToken, rememberDevice } from './devices.ts'

/** Returns the cookies that make it so. */
export async function openSession(event: APIGatewayProxyEventV2, actor: Actor, now: Date): Promise<string[]> {
  // A token known before signing in must not become a signed-in one.
  const before = sessionToken(event)
  if (before) await endSession(before)
  const token = await startSession(actor.accountId, actor.userId, now)
  return [sessionCookie(token, sessionSeconds), await rememberDevice(deviceToken(event), actor.email, now)]
}
