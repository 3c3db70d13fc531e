/** An HTTP request as API Gateway hands it to a Lambda (payload 2.0), and the Lambda's answer as HTTP. */
import { isUtf8 } from 'node:buffer'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as v from 'valibot'

const text = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded|[\w.-]+\+(json|xml))\b)/i

type Routed = { request: IncomingMessage; url: URL; body: Buffer; routeKey: string; params: Record<string, string>; requestId: string }

/** Repeated query parameters are joined with commas, cookies come apart from the headers, and bodies that are no text are base64. */
export function eventOf({ request, url, body, routeKey, params, requestId }: Routed): APIGatewayProxyEventV2 {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'cookie') headers[name] = Array.isArray(value) ? value.join(',') : value
  }
  const query: Record<string, string> = {}
  for (const [name, value] of url.searchParams) query[name] = name in query ? `${query[name]},${value}` : value
  const cookies = (request.headers.cookie ?? '').split(/;\s*/).filter(Boolean)
  // API Gateway would break a UTF-16 file that calls itself text; here it is carried whole
  const isText = text.test(headers['content-type'] ?? '') && !headers['content-encoding'] && isUtf8(body)
  const now = new Date()
  return {
    version: '2.0',
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookies.length > 0 ? { cookies } : {}),
    headers,
    ...(Object.keys(query).length > 0 ? { queryStringParameters: query } : {}),
    ...(Object.keys(params).length > 0 ? { pathParameters: params } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: request.method ?? 'GET',
        path: url.pathname,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: headers['x-forwarded-for']?.split(',').at(-1)?.trim() ?? request.socket.remoteAddress ?? '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId,
      routeKey,
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 ? { body: body.toString(isText ? 'utf8' : 'base64') } : {}),
    isBase64Encoded: body.length > 0 && !isText,
  }
}

const Result = v.object({
  statusCode: v.optional(v.number(), 200),
  headers: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])), {}),
  cookies: v.optional(v.array(v.string()), []),
  body: v.optional(v.string(), ''),
  isBase64Encoded: v.optional(v.boolean(), false),
})

/** Writes a Lambda's answer; a value without `statusCode` is answered as JSON, as API Gateway does. */
export function writeResult(response: ServerResponse, returned: unknown): void {
  const structured = typeof returned === 'object' && returned !== null && 'statusCode' in returned
  const { statusCode, headers, cookies, body, isBase64Encoded } = structured
    ? v.parse(Result, returned)
    : { ...v.parse(Result, {}), headers: { 'content-type': 'application/json' }, body: JSON.stringify(returned) ?? '' }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value))
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  response.statusCode = statusCode
  response.end(Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'))
}
