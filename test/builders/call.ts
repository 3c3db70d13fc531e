/** Calls a Lambda handler the way API Gateway does: payload 2.0 in, a decoded answer out. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import type { Handler } from '../../functions/kernel/chain/endpoint.ts'
import type { Method } from '../../shared/api/endpoint.ts'

export type CallInput = {
  params?: Record<string, string>
  query?: Record<string, string>
  /** sent as JSON, unless it is a string or bytes */
  body?: unknown
  headers?: Record<string, string>
  /** the session token */
  session?: string | null
  address?: string
}

export type Called = { status: number; headers: Record<string, string>; cookies: string[]; bytes: Buffer; text: string; json: Record<string, unknown> }

export const host = 'almanac.test'

export function eventOf(method: Method | 'HEAD', path: string, input: CallInput): APIGatewayProxyEventV2 {
  const { params, query, body, headers = {}, session, address = '192.0.2.1' } = input
  const isJson = body !== undefined && typeof body !== 'string' && !(body instanceof Uint8Array)
  const bytes = isJson ? Buffer.from(JSON.stringify(body)) : Buffer.from(body === undefined ? '' : typeof body === 'string' ? body : body)
  return {
    version: '2.0',
    routeKey: `${method} /api${path}`,
    rawPath: `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? '')}`,
    rawQueryString: new URLSearchParams(query).toString(),
    ...(session ? { cookies: [`almanac_session=${session}`] } : {}),
    headers: { host, 'accept-encoding': 'br, gzip', ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(query ? { queryStringParameters: query } : {}),
    ...(params ? { pathParameters: params } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'test',
      domainName: host,
      domainPrefix: 'almanac',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: address, userAgent: 'test' },
      requestId: crypto.randomUUID(),
      routeKey: `${method} /api${path}`,
      stage: '$default',
      time: new Date().toISOString(),
      timeEpoch: Date.now(),
    },
    ...(body === undefined ? {} : { body: isJson ? bytes.toString('utf8') : bytes.toString('base64') }),
    isBase64Encoded: body !== undefined && !isJson,
  }
}

export async function callHandler(handler: Handler, method: Method | 'HEAD', path: string, input: CallInput = {}): Promise<Called> {
  const result = await handler(eventOf(method, path, input), lambdaContext)
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(result.headers ?? {})) headers[name] = String(value)
  const sent = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8')
  const coding = headers['content-encoding']
  const bytes = coding === 'br' ? brotliDecompressSync(sent) : coding === 'gzip' ? gunzipSync(sent) : sent
  const text = bytes.toString('utf8')
  return {
    status: result.statusCode ?? 200,
    headers,
    cookies: result.cookies ?? [],
    bytes,
    text,
    get json() {
      return /json/.test(headers['content-type'] ?? '') ? JSON.parse(text) : {}
    },
  }
}

/** The session that a browser has after an answer: the one of before, unless that gives another. */
export function sessionAfter({ cookies }: Called, before: string): string {
  return cookies.map((line) => /^almanac_session=([\w-]{43});/.exec(line)?.[1]).find(Boolean) ?? before
}

/** A Lambda with time to spare. */
export const lambdaContext: Context = {
  callbackWaitsForEmptyEventLoop: false,
  functionName: 'test',
  functionVersion: '1',
  invokedFunctionArn: 'arn:aws:lambda:eu-west-1:000000000000:function:test',
  memoryLimitInMB: '512',
  awsRequestId: 'test',
  logGroupName: 'test',
  logStreamName: 'test',
  getRemainingTimeInMillis: () => 30_000,
  done: () => undefined,
  fail: () => undefined,
  succeed: () => undefined,
}
