/** The browser that signed up, so that whoever opens the link in it need not type the password again. */
import { timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { cookieOf } from '../../kernel/accounts/session.ts'
import { isToken, newToken, tokenHash } from '../../kernel/link-token.ts'
import { cookie } from '../../kernel/request/request.ts'
import { confirmSeconds } from './store/sign-ups.ts'

const name = 'almanac_signup'

/** Always a new token: one that somebody planted in a browser must not open what another signs up for. */
export function newBrowser(): { hash: string; setCookie: string } {
  const token = newToken()
  return { hash: tokenHash(token), setCookie: cookieOf(name, token, confirmSeconds, '/api/auth') }
}

export function isSameBrowser(event: APIGatewayProxyEventV2, hash: string): boolean {
  const token = cookie(event, name)
  return token !== undefined && isToken(token) && timingSafeEqual(Buffer.from(tokenHash(token)), Buffer.from(hash))
}

export const forgottenBrowser = (): string => cookieOf(name, '', 0, '/api/auth')
