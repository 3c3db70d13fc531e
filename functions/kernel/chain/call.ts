/** One request on its way through the chain: what each step found out for the next. */
import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { Endpoint } from '../../../shared/api/endpoint.ts'
import type { Actor } from '../accounts/actor.ts'
import type { Audit } from '../audit/audited.ts'
import { type Log, logWith } from '../log.ts'
import type { Release } from '../request/limits.ts'

export type UploadedFile = { name: string; bytes: Uint8Array }

export type Input = { query: unknown; params: Record<string, string>; body: unknown; files: UploadedFile[] }

export type Call = {
  event: APIGatewayProxyEventV2
  requestId: string
  log: Log
  now: Date
  /** milliseconds of a monotonic clock */
  started: number
  actor: Actor | null
  input: Input
  audit: Audit
  /** what the call takes from a budget; waited for before any work is done */
  taken: Promise<Release> | null
}

const nothing = () => Promise.resolve()
/** Of what has no line in the audit trail. */
const untold: Audit = { about: () => undefined, as: () => undefined, actor: () => undefined, begin: nothing, end: nothing }

const calls = new WeakMap<object, Call>()

/** Its clock is read once, so that everything in a request has the same now. */
export function startCall(event: APIGatewayProxyEventV2, contract: Endpoint): Call {
  const now = new Date()
  const requestId = event.requestContext?.requestId ?? randomUUID()
  const call: Call = {
    event,
    requestId,
    log: logWith({ requestId, endpoint: contract.name }),
    now,
    started: performance.now(),
    actor: null,
    input: { query: {}, params: {}, body: undefined, files: [] },
    audit: untold,
    taken: null,
  }
  calls.set(event, call)
  return call
}

/** The call of an event whose chain has begun. */
export function callOf(event: object): Call {
  const call = calls.get(event)
  if (!call) throw new Error('The chain has not begun for this event.')
  return call
}
