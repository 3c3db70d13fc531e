/**
 * What the CDN in front of the API says of a caller, whose own connection ends there. The API can be called around it as well, so its
 * headers are believed only with its secret (ALMANAC_FRONT_SECRET), which a deployment gives to both.
 */
import { timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

export const frontHeaders = { secret: 'x-almanac-front', address: 'x-almanac-address', host: 'x-almanac-host' } as const

/** The host that a browser called, which a CDN in front says it was called by. */
export const calledHost = (event: APIGatewayProxyEventV2): string | undefined => frontHeader(event, frontHeaders.host) ?? event.headers?.host

/** A header that only the CDN may set, by its name in lower case; undefined when the request did not come through it. */
export function frontHeader(event: APIGatewayProxyEventV2, name: string): string | undefined {
  const secret = Buffer.from(process.env.ALMANAC_FRONT_SECRET ?? '')
  const said = Buffer.from(event.headers?.[frontHeaders.secret] ?? '')
  const isFront = secret.length > 0 && said.length === secret.length && timingSafeEqual(said, secret)
  return isFront ? event.headers?.[name] : undefined
}
