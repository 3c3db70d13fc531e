/** What follows when it is known who somebody is: their session, or the second step where they have switched it on. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { refuseLocked } from '../../kernel/accounts/refuse-locked.ts'
import type { Audit } from '../../kernel/audit/audited.ts'
import { openSession } from './open-session.ts'
import { beginHalfSession } from './store/half-sessions.ts'
import { findFactor } from './store/second-factor.ts'

/** `isIn`: whether the cookies are those of a session. @throws Problem 403 for whom the plan has no seat */
export async function enter(event: APIGatewayProxyEventV2, actor: Actor, audit: Audit, now: Date): Promise<{ isIn: boolean; cookies: string[] }> {
  await refuseLocked(actor, now)
  const asksCode = (await findFactor(actor))?.secret !== undefined
  if (asksCode) audit.about({ did: 'entered their password and was asked for a code' })
  audit.as(actor)
  if (asksCode) return { isIn: false, cookies: [await beginHalfSession(actor.accountId, actor.userId, now)] }
  return { isIn: true, cookies: await openSession(event, actor, now) }
}
