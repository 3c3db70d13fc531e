/**
 * Between the two steps of signing in: who has given the right password, and not yet the code. It opens nothing but the second step, in the
 * browser that made the first, for ten minutes and once.
 */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as v from 'valibot'
import { cookieOf } from '../../../kernel/accounts/session.ts'
import { isToken, newToken, tokenHash } from '../../../kernel/link-token.ts'
import { cookie } from '../../../kernel/request/request.ts'
import { deleteItem } from '../../../kernel/table/delete-item.ts'
import { ifThere } from '../../../kernel/table/expressions.ts'
import { readItem } from '../../../kernel/table/get-item.ts'
import { putItem } from '../../../kernel/table/put-item.ts'

const name = 'almanac_second_step'
const path = '/api/auth'
const lasts = 10 * 60

/** `startedAt`: ISO instant of the right password. */
const HalfSession = v.object({ accountId: v.string(), userId: v.string(), startedAt: v.string(), ttl: v.number() })
export type HalfSession = v.InferOutput<typeof HalfSession> & { readonly token: string }

const key = (token: string) => ({ pk: `HALF#${tokenHash(token)}`, sk: 'HALF' })
const seconds = (now: Date) => Math.floor(now.getTime() / 1000)

/** Returns the cookie of a new one: always a new token, whatever the browser held. */
export async function beginHalfSession(accountId: string, userId: string, now: Date): Promise<string> {
  const token = newToken()
  await putItem({ ...key(token), accountId, userId, startedAt: now.toISOString(), ttl: seconds(now) + lasts })
  return cookieOf(name, token, lasts, path)
}

/** Of the browser that asks; null when it has none, or no longer. */
export async function findHalfSession(event: APIGatewayProxyEventV2, now: Date): Promise<HalfSession | null> {
  const token = cookie(event, name)
  if (!token || !isToken(token)) return null
  const half = await readItem(HalfSession, key(token), { consistent: true })
  return half && half.ttl > seconds(now) ? { ...half, token } : null
}

/** Uses it up; false when somebody else just has. */
export function endHalfSession({ token }: HalfSession): Promise<boolean> {
  return deleteItem(key(token), ifThere)
}

export const endedHalfCookie = (): string => cookieOf(name, '', 0, path)
