/** What a handler may return besides a plain JSON value, and how an answer goes over the wire. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { attachmentNamed } from '../disposition.ts'

type Extras = { cookies?: string[]; headers?: Record<string, string> }

export class Answer {
  readonly status: number | undefined
  readonly body: Uint8Array | undefined
  readonly value: unknown
  readonly headers: Record<string, string>
  readonly cookies: string[]
  constructor(given: Extras & { status?: number; body?: Uint8Array; value?: unknown }) {
    this.status = given.status
    this.body = given.body
    this.value = given.value
    this.headers = given.headers ?? {}
    this.cookies = given.cookies ?? []
  }
}

/** A download; `name` may hold any letters, `type` is its MIME type. */
export function file({ name, type, bytes }: { name: string; type: string; bytes: Uint8Array }): Answer {
  return new Answer({ body: bytes, headers: { 'content-type': type, 'content-disposition': attachmentNamed(name) } })
}

/** 302 to an absolute or a local address. */
export function redirect(url: string, extras: Extras = {}): Answer {
  return new Answer({ ...extras, status: 302, body: new Uint8Array(), headers: { ...extras.headers, location: url } })
}

/** No content. */
export function empty(extras: Extras = {}): Answer {
  return new Answer({ ...extras, status: 204, body: new Uint8Array() })
}

/** The contract's value, with Set-Cookie lines. */
export function withCookies(value: Record<string, unknown>, cookies: string[]): Answer {
  return new Answer({ value, cookies })
}

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

/** Below this, compressing costs more than it saves. */
const worthCompressing = 1024
const plainUpTo = 4 * 1024 * 1024
const compressible = /^(?:text\/|application\/(?:json|problem\+json))/

/** Compresses texts as the client allows; a Lambda answer may hold 6 MB, and a large report is more than that in plain JSON. */
async function encode(bytes: Uint8Array, type: string, accepts: string | undefined): Promise<{ bytes: Uint8Array; encoding: string | null }> {
  if (bytes.length < worthCompressing || !compressible.test(type)) return { bytes, encoding: null }
  // who says nothing gets plain text, unless only the compressed one fits through a Lambda
  const allowed = (accepts ?? (bytes.length > plainUpTo ? 'gzip' : '')).toLowerCase()
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(allowed)) {
    return { bytes: await brotlied(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), encoding: 'br' }
  }
  if (/(?:\bgzip\b|\*)(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(allowed)) return { bytes: await gzipped(bytes), encoding: 'gzip' }
  return { bytes, encoding: null }
}

type Wire = { status: number; headers: Record<string, string>; cookies: string[]; bytes: Uint8Array; accepts: string | undefined }

/** The payload-2.0 answer. Texts stay texts so that logs of API Gateway and tests can read them; all else is base64. */
export async function toResult({ status, headers, cookies, bytes, accepts }: Wire): Promise<APIGatewayProxyStructuredResultV2> {
  const type = headers['content-type'] ?? ''
  const encoded = await encode(bytes, type, accepts)
  const isText = encoded.encoding === null && compressible.test(type)
  return {
    statusCode: status,
    headers: {
      ...headers,
      ...(compressible.test(type) ? { vary: 'accept-encoding' } : {}),
      ...(encoded.encoding ? { 'content-encoding': encoded.encoding } : {}),
    },
    ...(cookies.length > 0 ? { cookies } : {}),
    ...(status === 204 ? {} : { body: Buffer.from(encoded.bytes).toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText }),
  }
}
