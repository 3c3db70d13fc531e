/** The session cookie, and who it stands for. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { Endpoint } from '../../../shared/api/endpoint.ts'
import { messages } from '../../../shared/messages.ts'
import { sessionCookieName as name } from '../../../shared/session-cookie.ts'
import { problem } from '../request/problem.ts'
import { bearerToken, cookie } from '../request/request.ts'
import type { Actor } from './actor.ts'
import { readActor } from './actor-store.ts'
import { refuseLocked } from './refuse-locked.ts'
import { noteSeen } from './seen.ts'
import { findSession } from './sessions.ts'

type Caller = { accountId: string; userId: string }

/** The opaque token of the request, or null. */
export function sessionToken(event: APIGatewayProxyEventV2): string | null {
  return cookie(event, name) ?? null
}

/**
 * Who calls, by their session or by an API key. Rights are read anew on each request, so a role taken away is gone at once; `known` is told
 * who it is as soon as there is somebody.
 * @throws Problem 400 for both at once, and what a key is refused with
 */
export async function signedIn(event: APIGatewayProxyEventV2, contract: Endpoint, now: Date, known: (who: Caller) => void): Promise<Actor | null> {
  const token = sessionToken(event)
  const key = contract.access.session ? bearerToken(event) : null
  if (key !== null) {
    // a program has no session and a page needs no key: which of them is meant is not for us to guess
    if (token) throw problem(400, messages.apiKeys.withSession)
    // few calls have one, so none waits for its code
    return (await import('./api-key.ts')).keyHolder(key, contract, now, known)
  }
  const session = token ? await findSession(token, now) : null
  if (!token || !session) return null
  known(session)
  const [actor] = await Promise.all([readActor(session.accountId, session.userId, now), noteSeen(token, session, now)])
  if (!actor || (actor.sessionsSince && session.startedAt < actor.sessionsSince)) return null
  if (!session.by) {
    await refuseLocked(actor, now)
    return actor
  }
  const { impersonatorOf, inPlaceOf } = await import('./impersonation.ts')
  const admin = await impersonatorOf(session, now)
  return admin && inPlaceOf(actor, admin)
}

/** Out of reach of scripts, and sent along when a link from elsewhere is followed. */
export function sessionCookie(token: string, seconds: number): string {
  return cookieOf(name, token, seconds, '/')
}

export function endedCookie(): string {
  return cookieOf(name, '', 0, '/')
}

/** A Set-Cookie line; without `seconds` it goes when the browser is closed. A Secure cookie never returns over plain http, so it follows the public address. */
export function cookieOf(name: string, value: string, seconds: number | null, path: string): string {
  const secure = process.env.ALMANAC_ORIGIN?.startsWith('http://') ? '' : '; Secure'
  return `${name}=${value}; Path=${path}; HttpOnly; SameSite=Lax${seconds === null ? '' : `; Max-Age=${seconds}`}${secure}`
}
