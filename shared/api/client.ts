/**
 * The typed client. A call names its route as the contract writes it (`GET /reports/scheduled/{id}`); types come from the
 * contracts, and no schema is imported at run time, so the browser carries a page of code.
 */
import { messages } from '../messages.ts'
import type { BodyInputOf, Endpoint, ParamsOf, QueryInputOf, ResponseOf } from './endpoint.ts'
import type { endpoints } from './index.ts'
import { type AnswerShapes, isWhole } from './whole-answer.ts'

type Contracts = { [E in (typeof endpoints)[number] as `${E['method']} ${E['path']}`]: E }
export type Route = keyof Contracts
export type ReadRoute = Extract<Route, `GET ${string}`>
export type WriteRoute = Exclude<Route, ReadRoute>

/** A file, or a short-lived link to one too large for an answer. */
export type Download = { kind: 'file'; name: string; blob: Blob } | { kind: 'link'; url: string }

export type Answered<R extends Route> = Contracts[R]['response'] extends 'csv' | 'zip' ? Download : ResponseOf<Contracts[R]>

type Params<E extends Endpoint> = [keyof ParamsOf<E>] extends [never] ? { params?: undefined } : { params: ParamsOf<E> }
type Query<E extends Endpoint> = E extends { query: object }
  ? object extends QueryInputOf<E>
    ? { query?: QueryInputOf<E> }
    : { query: QueryInputOf<E> }
  : { query?: undefined }
type Body<E extends Endpoint> = E extends { upload: object }
  ? { body: FormData | Blob }
  : E extends { body: object }
    ? { body: BodyInputOf<E> }
    : { body?: undefined }
/** Of each route by itself: the parts of all routes times each other are more than the compiler can hold. */
export type CallOptions<R extends Route> = R extends Route ? Params<Contracts[R]> & Query<Contracts[R]> & Body<Contracts[R]> & { signal?: AbortSignal } : never
type Rest<R extends Route> = object extends CallOptions<R> ? [options?: CallOptions<R>] : [options: CallOptions<R>]

/** A refusal in the user's words. `status` 0 means that no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly requestId: string | null
  readonly mustLogin: boolean
  /** path of a page that says more */
  readonly learnMore: string | null
  constructor(status: number, message: string, requestId: string | null, mustLogin: boolean, learnMore: string | null = null) {
    super(message)
    this.status = status
    this.requestId = requestId
    this.mustLogin = mustLogin
    this.learnMore = learnMore
  }
}

type Loose = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown; signal?: AbortSignal }

/**
 * `base` is where the API lives, without a slash at its end: `/api`. `answers`: what each route's answer is made of (answer-keys.ts); one that
 * lacks a part, as of a proxy or of another version, is refused like a failure, so no screen reads half an answer.
 */
export function createClient(send: typeof fetch, base: string, { shapes, routes }: AnswerShapes = { shapes: [], routes: {} }) {
  /** The address of a route, for links that the browser follows by itself (downloads, sign-out). */
  function url<R extends Route>(route: R, ...[options]: Rest<R>): string {
    return base + address(route, options ?? {})
  }

  /** Resolves to the contract's answer; rejects with ApiError, or with the AbortError of its signal. */
  function call<R extends Route>(route: R, ...[options]: Rest<R>): Promise<Answered<R>> {
    return answered<R>(route, options ?? {})
  }

  /** The server checks its answers against the very contracts these types come from, so only their keys are looked at here. */
  function answered<R extends Route>(route: R, options: Loose): Promise<Answered<R>>
  async function answered(route: Route, options: Loose): Promise<unknown> {
    const url = base + address(route, options)
    const response = await patiently(route, options.signal, () => send(url, request(route, options))).catch((error: unknown) => {
      if (options.signal?.aborted) throw error
      throw new ApiError(0, messages.generic, null, false)
    })
    if (!response.ok) throw refusal(response.status, await response.json().catch(() => null), response.headers.get('x-request-id'))
    if (response.status === 204) return undefined
    const disposition = response.headers.get('content-disposition')
    if (disposition) return { kind: 'file', name: fileName(disposition), blob: await response.blob() }
    const answer: unknown = await response.json().catch(() => null)
    if (!isRecord(answer) || answer.error || !isWhole(answer, routes[route], shapes))
      throw refusal(response.status, answer, response.headers.get('x-request-id'))
    return isLink(answer) ? { kind: 'link', url: answer.url } : answer
  }

  /** The same with options that are always given, for callers that pass a route on. */
  function ask<R extends Route>(route: R, options: CallOptions<R>): Promise<Answered<R>> {
    return answered<R>(route, options)
  }

  /** A read whose query is put together from a table: what is not of its contract the server refuses. */
  function read<R extends ReadRoute>(route: R, query: Readonly<Record<string, string>>): Promise<Answered<R>> {
    return answered<R>(route, { query })
  }

  return { call, ask, read, url }
}

/** How often a read is asked for, which is enough for twenty reports at once, and the seconds between: whoever must wait longer is told so. */
const mostTries = 8
const longestWait = 2

/**
 * Reads that come while as many of the account are running as may are sent again in a moment, as the answer asks. So a screen with many
 * reports gets them one after another, and the waiting costs the server nothing.
 */
async function patiently(route: Route, signal: AbortSignal | undefined, ask: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await ask()
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    if (response.status !== 429 || !route.startsWith('GET ') || attempt === mostTries || !(seconds <= longestWait)) return response
    // not all at the same moment again
    await pause(Math.min(longestWait, seconds * (1 + Math.random())) * 1000, signal)
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

function address(route: Route, { params = {}, query = {} }: Loose): string {
  const path = route.slice(route.indexOf(' ') + 1).replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return search ? `${path}?${search}` : path
}

function request(route: Route, { body, signal }: Loose): RequestInit {
  const method = route.slice(0, route.indexOf(' '))
  const init: RequestInit = { method, credentials: 'same-origin', ...(signal ? { signal } : {}) }
  if (body === undefined) return init
  if (body instanceof FormData || body instanceof Blob) return { ...init, body }
  return { ...init, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

function refusal(status: number, answer: unknown, headerId: string | null): ApiError {
  const given = isRecord(answer) ? answer : {}
  const message = typeof given.error === 'string' && given.error ? given.error : messages.generic
  return new ApiError(status, message, typeof given.requestId === 'string' ? given.requestId : headerId, given.mustLogin === true, linkOf(given.learn_more))
}

/** Only to a page of this site, whatever is sent. */
function linkOf(given: unknown): string | null {
  return typeof given === 'string' && /^\/(?![/\\])/.test(given) ? given : null
}

function fileName(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]*)"/.exec(disposition)?.[1] ?? 'download')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Only downloads answer with nothing but an address. */
function isLink(answer: Record<string, unknown>): answer is { url: string } {
  return typeof answer.url === 'string' && Object.keys(answer).length === 1
}
