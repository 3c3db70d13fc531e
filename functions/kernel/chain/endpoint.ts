/**
 * The one chain every endpoint runs through: request id -> same site -> session or API key -> permission -> plan -> budget -> strict
 * input -> audit -> handler -> checked, compressed, headed answer; whatever goes wrong becomes problem+json in the user's words.
 */
import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { type BodyOf, type Endpoint, methodsOf, type ParamsOf, type QueryOf, type ResponseOf } from '../../../shared/api/endpoint.ts'
import { slowSentence, workOf } from '../../../shared/limits.ts'
import { messages } from '../../../shared/messages.ts'
import { requestMessages } from '../../../shared/request-messages.ts'
import { apiHeaders } from '../../../shared/security-headers.ts'
import { authorise } from '../accounts/access.ts'
import type { Actor } from '../accounts/actor.ts'
import { signedIn } from '../accounts/session.ts'
import type { Audit } from '../audit/audited.ts'
import { guarded } from '../before-write.ts'
import type { Log } from '../log.ts'
import { Answer, toResult } from '../request/answer.ts'
import { refuseEmbedding } from '../request/fetch-metadata.ts'
import { type Payer, take } from '../request/limits.ts'
import { Problem, problem, problemBody } from '../request/problem.ts'
import { address, bearerToken, header, isHead } from '../request/request.ts'
import { refuseForeignSite } from '../request/same-site.ts'
import { type Call, callOf, startCall, type UploadedFile } from './call.ts'
import { readInput } from './request-input.ts'
import { requestLine } from './request-line.ts'

export { empty, file, redirect, withCookies } from '../request/answer.ts'
export type { UploadedFile } from './call.ts'

export type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>

export type Given<E extends Endpoint> = {
  /** never null where the contract asks for a session, and always null where it does not even recognise one */
  actor: E['access']['session'] extends true ? Actor : E['access'] extends { recognises: true } ? Actor | null : null
  query: QueryOf<E>
  params: ParamsOf<E>
  body: BodyOf<E>
  /** of `upload` contracts; at least one, not all empty */
  files: UploadedFile[]
  /** what the audit trail has of it; told what it is about before the first write */
  audit: Audit
  log: Log
  /** the instant of the request; take it rather than the clock */
  now: Date
  requestId: string
  event: APIGatewayProxyEventV2
}

/** Endpoints that answer with a file may also answer JSON, such as a link to a file too large for one answer. */
export type Returned<E extends Endpoint> =
  ResponseOf<E> extends undefined ? Answer | (E['response'] extends 'csv' | 'zip' ? Record<string, unknown> : never) : ResponseOf<E> | Answer

/** Makes the Lambda handler of a contract. `respond` gets checked input and returns the contract's value, or an `Answer`. */
export function handle<const E extends Endpoint>(contract: E, respond: (given: Given<E>) => Promise<Returned<E>> | Returned<E>): Handler {
  const chain = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>(
    async (event: APIGatewayProxyEventV2) => {
      const call = callOf(event)
      // a read in the audit trail does something, and HEAD must not: its handler stops before that
      const isLook = isHead(event) && contract.audit !== undefined
      const returned = await guarded(
        () => (isLook ? refuseWrite(contract) : call.audit.begin()),
        () => respond(givenTo<E>(call)),
      )
      if (!isLook) await call.audit.end(200)
      return answerOf(contract, call, returned)
    },
    { timeoutEarlyInMillis: 250, timeoutEarlyResponse: () => tooSlow(contract) },
  )
    .before(async ({ event }) => {
      const call = startCall(event, contract)
      refuseMethod(contract, event)
      // reads start without it
      if (contract.audit && contract.audit !== 'unaudited') call.audit = (await import('../audit/audited.ts')).auditOf(contract.audit, event, call.now)
      refuseEmbedding(event, contract.response)
      // a key is never sent along by a browser, so a request with one is no forgery
      if (contract.method !== 'GET' && !(contract.access.session && bearerToken(event))) refuseForeignSite(event)
      if (!contract.access.session) spend(contract, call, { address: address(event) })
      if (contract.access.session || contract.access.recognises)
        call.actor = await signedIn(event, contract, call.now, ({ accountId, userId }) => {
          if (contract.access.session) spend(contract, call, { account: accountId, user: userId })
        })
      if (call.actor) call.audit.actor(call.actor)
      authorise(contract.access, call.actor)
      await call.taken
      call.input = await readInput(contract, event)
    })
    .after(({ event, response }) => requestLine(contract, callOf(event), response?.statusCode ?? 200))
    .onError(async (request) => {
      request.response = await failure(contract, callOf(request.event), request.error)
    })
  return async (given, context) => {
    const event = { ...given }
    try {
      return await chain(event, context ?? {})
    } finally {
      await giveBack(callOf(event))
    }
  }
}

/** A route of API Gateway that takes HEAD beside GET takes every method. @throws Problem 404 as for an unknown path */
function refuseMethod(contract: Endpoint, event: APIGatewayProxyEventV2): void {
  const given = event.requestContext?.http?.method ?? contract.method
  if (!methodsOf(contract).some((method) => method === given)) throw problem(404, messages.missing)
}

function refuseWrite({ name }: Endpoint): Promise<never> {
  return Promise.reject(new Error(`HEAD of ${name} must not write.`))
}

/** Begins to take what the call costs while the chain finds out whether it may be made at all. */
function spend(contract: Endpoint, call: Call, payer: Payer): void {
  const work = workOf(contract)
  if (work === 'free') return
  call.taken = take(work, payer, call.now)
  // whoever is refused for another reason hears of that one
  call.taken.catch(() => {})
}

/** After the answer is made: computing, writing and compressing it are one piece of work. */
async function giveBack({ taken, log }: Call): Promise<void> {
  const release = await taken?.catch(() => undefined)
  await release?.().catch((error: unknown) => log.warn('a place was not given back', { error: error instanceof Error ? error : new Error(String(error)) }))
}

/** The chain has parsed every part with the contract's own schemas, which is what these types are inferred from. */
function givenTo<E extends Endpoint>(call: Call): Given<E>
function givenTo({ event, actor, input, audit, log, now, requestId }: Call) {
  return { event, actor, ...input, audit, log, now, requestId }
}

async function answerOf(contract: Endpoint, call: Call, returned: unknown): Promise<APIGatewayProxyStructuredResultV2> {
  const answer = returned instanceof Answer ? returned : new Answer({ value: returned })
  const isJson = answer.body === undefined
  const json = isJson ? JSON.stringify(answer.value) : ''
  if (isJson && typeof contract.response !== 'string' && process.env.ALMANAC_CHECK_RESPONSES === '1') {
    const { checkResponse } = await import('../check-response.ts')
    checkResponse(contract.response, json)
  }
  const result = await toResult({
    status: answer.status ?? contract.status ?? 200,
    headers: { ...apiHeaders, 'x-request-id': call.requestId, ...(isJson ? { 'content-type': 'application/json' } : {}), ...answer.headers },
    cookies: answer.cookies,
    bytes: answer.body ?? Buffer.from(json),
    accepts: header(call.event, 'accept-encoding'),
  })
  if ((result.body?.length ?? 0) > maxAnswer) throw problem(413, requestMessages.answerTooLarge)
  return result
}

/** Lambda refuses answers of more than 6 MB, headers included. */
const maxAnswer = 5.9 * 1024 * 1024

async function failure(contract: Endpoint, call: Call, error: unknown): Promise<APIGatewayProxyStructuredResultV2> {
  const known = error instanceof Problem ? error : problem(500, contract.failure ?? messages.generic)
  if (known !== error) call.log.error('unexpected', { error: error instanceof Error ? error : new Error(String(error)) })
  if (known.status >= 500) await keep(contract, call, error)
  await auditFailure(call, known.status)
  requestLine(contract, call, known.status)
  return toResult({
    status: known.status,
    headers: {
      ...apiHeaders,
      'x-request-id': call.requestId,
      'content-type': 'application/problem+json',
      ...(known.extra.retryAfter === undefined ? {} : { 'retry-after': String(known.extra.retryAfter) }),
    },
    cookies: [],
    bytes: Buffer.from(JSON.stringify(problemBody(known, call.requestId))),
    accepts: header(call.event, 'accept-encoding'),
  })
}

/** For administrators to read; what asks nobody has no right to the table. */
async function keep({ name, domain, access }: Endpoint, { requestId, actor, now }: Call, error: unknown): Promise<void> {
  if (domain === 'system' && !access.recognises) return
  const { keepError } = await import('../request/kept-errors.ts')
  await keepError({ kind: 'endpoint', name, requestId, error, accountId: actor?.accountId, userId: actor?.userId }, now)
}

/** Whoever is over their budget gets no line of it either: refusals cost as much as what they refuse. */
async function auditFailure({ audit, taken, log }: Call, status: number): Promise<void> {
  try {
    await taken
  } catch {
    return
  }
  await audit.end(status).catch((error: unknown) => log.error('unaudited', { error: error instanceof Error ? error : new Error(String(error)) }))
}

/** Responds before Lambda's own timeout, which returns no body. */
function tooSlow(contract: Endpoint): never {
  throw problem(504, slowSentence(contract))
}
