/**
 * Browsers that somebody has signed in with. Whoever guesses at a password from the same network has another browser, so they cannot use up
 * the attempts of its owner. A known device proves nothing else: the password is asked for all the same.
 */
import { createHash } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { cookieOf } from '../../../kernel/accounts/session.ts'
import { isToken, newToken, tokenHash } from '../../../kernel/link-token.ts'
import { cookie } from '../../../kernel/request/request.ts'
import { getItem } from '../../../kernel/table/get-item.ts'
import { putItem } from '../../../kernel/table/put-item.ts'

const name = 'almanac_device'
/** As long as browsers keep a cookie at all: 400 days. */
const seconds = 400 * 24 * 60 * 60

const key = (token: string, email: string) => ({
  pk: `DEVICE#${tokenHash(token)}`,
  sk: `LOGIN#${createHash('sha256').update(email).digest('hex')}`,
})

/** The token of the browser that asks, or null. */
export function deviceToken(event: APIGatewayProxyEventV2): string | null {
  const token = cookie(event, name)
  return token && isToken(token) ? token : null
}

/** Whether somebody signed in with this address (in lower case) on this device before. */
export async function isKnownDevice(token: string, email: string, now: Date): Promise<boolean> {
  const item = await getItem(key(token, email))
  return item !== undefined && Number(item.ttl) > now.getTime() / 1000
}

/** Called when somebody signed in. Returns the cookie that makes the device known, which only sign-ins are sent. */
export async function rememberDevice(given: string | null, email: string, now: Date): Promise<string> {
  // a device may be known to several people
  const token = given ?? newToken()
  const ttl = Math.floor(now.getTime() / 1000) + seconds
  await putItem({ ...key(token, email), ttl })
  return cookieOf(name, token, seconds, '/api/auth')
}
