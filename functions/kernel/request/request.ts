/** What a request says: its headers, cookies, body, and from where it comes. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { frontHeader } from './front.ts'
import { beforeProxies } from './trusted-proxies.ts'

/** A request header, whatever its case; API Gateway sends them in lower case. */
export function header(event: APIGatewayProxyEventV2, name: string): string | undefined {
  return event.headers?.[name] ?? Object.entries(event.headers ?? {}).find(([key]) => key.toLowerCase() === name)?.[1]
}

/** The API key of the request; null without one. */
export function bearerToken(event: APIGatewayProxyEventV2): string | null {
  return /^Bearer +(\S+) *$/i.exec(header(event, 'authorization') ?? '')?.[1] ?? null
}

/** Whether only the head of the answer is wanted, as by a program that follows the links of an email; it must change nothing. */
export const isHead = (event: APIGatewayProxyEventV2): boolean => event.requestContext?.http?.method === 'HEAD'

/** The method that a link of S3 is signed for: it is followed by the method it was asked for with. */
export const signedMethod = (event: APIGatewayProxyEventV2): 'GET' | 'HEAD' => (isHead(event) ? 'HEAD' : 'GET')

/** A cookie's value, or undefined. */
export function cookie(event: APIGatewayProxyEventV2, name: string): string | undefined {
  const all = event.cookies ?? header(event, 'cookie')?.split(';') ?? []
  return all
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

/**
 * The caller's network address. Behind a CDN the connection is the CDN's, so the deployment names the header that the CDN
 * sets in ALMANAC_ADDRESS_HEADER; whoever calls the API directly is known by their connection, whatever they send.
 */
export function address(event: APIGatewayProxyEventV2): string {
  const named = process.env.ALMANAC_ADDRESS_HEADER
  const caller = (named && frontHeader(event, named.toLowerCase())) || event.requestContext?.http?.sourceIp || 'unknown'
  const proxies = Number(process.env.ALMANAC_TRUSTED_PROXIES || 0)
  return proxies === 0 ? caller : beforeProxies(header(event, 'x-forwarded-for') ?? '', caller, proxies)
}

/** The raw bytes of the body. */
export function bodyBytes(event: APIGatewayProxyEventV2): Buffer {
  return Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
}
