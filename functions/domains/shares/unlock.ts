/** Who has typed the password of a link: a cookie of that link alone, gone when the browser is closed or the password or the address changes. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { cookieOf } from '../../kernel/accounts/session.ts'
import { cookie } from '../../kernel/request/request.ts'

const name = 'almanac_shared'

/** Nobody can make it who has not seen the stored hash, and it holds for this token and this password only. */
const proofOf = (token: string, password: string) => createHmac('sha256', password).update(token).digest('base64url')

export const unlockedCookie = (token: string, password: string): string => cookieOf(name, proofOf(token, password), null, `/api/shared-reports/${token}`)

export function isUnlocked(event: APIGatewayProxyEventV2, token: string, password: string): boolean {
  const given = Buffer.from(cookie(event, name) ?? '')
  const proof = Buffer.from(proofOf(token, password))
  return given.length === proof.length && timingSafeEqual(given, proof)
}
