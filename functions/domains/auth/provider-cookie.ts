/** What a sign-in by the provider began with, in a cookie of the browser that began it: no other can finish it. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as v from 'valibot'
import { cookieOf } from '../../kernel/accounts/session.ts'
import { cookie } from '../../kernel/request/request.ts'

const name = 'almanac_provider'
const path = '/api/auth/provider'
const lasts = 10 * 60

const Begun = v.strictObject({ state: v.string(), nonce: v.string(), verifier: v.string(), next: v.nullable(v.string()) })
type Begun = v.InferOutput<typeof Begun>

export const beganCookie = (begun: Begun): string => cookieOf(name, Buffer.from(JSON.stringify(begun)).toString('base64url'), lasts, path)
export const finishedCookie = (): string => cookieOf(name, '', 0, path)

/** Null when this browser began nothing, or too long ago. */
export function begunIn(event: APIGatewayProxyEventV2): Begun | null {
  const held = cookie(event, name)
  if (!held) return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Begun), Buffer.from(held, 'base64url').toString('utf8'))
  return parsed.success ? parsed.output : null
}
