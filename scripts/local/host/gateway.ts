/** API Gateway for the local stack: the routes are the contracts of shared/api, the targets the real handlers. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { handlerFile } from '../../../functions/edge/endpoints/index.ts'
import { timeLimit } from '../../../functions/edge/jobs.ts'
import { Problem, problem, problemBody } from '../../../functions/kernel/request/problem.ts'
import { address } from '../../../functions/kernel/request/request.ts'
import { type Endpoint, methodsOf, routeKeyOf } from '../../../shared/api/endpoint.ts'
import { endpoints } from '../../../shared/api/index.ts'
import { importMessages } from '../../../shared/import-messages.ts'
import { budgets, slowSentence, workOf } from '../../../shared/limits.ts'
import { messages } from '../../../shared/messages.ts'
import { requestMessages } from '../../../shared/request-messages.ts'
import { apiHeaders } from '../../../shared/security-headers.ts'
import { BodyTooLarge, readBody } from '../read-body.ts'
import { requestUrl } from '../request-url.ts'
import { eventOf, writeResult } from './event.ts'
import type { Instances } from './instances.ts'
import { FunctionFailed, timedOut } from './invocation.ts'

/** What API Gateway accepts as a body. */
const maxBody = 10 * 1024 * 1024

type Route = { contract: Endpoint; methods: readonly string[]; path: string; pattern: RegExp; names: string[] }

function routeOf(contract: Endpoint): Route {
  const path = `/api${contract.path}`
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const escaped = path.replace(/[.]/g, '\\$&').replace(/\{\w+\}/g, '([^/]+)')
  return { contract, methods: methodsOf(contract), path, pattern: new RegExp(`^${escaped}$`), names }
}

// a literal segment wins over a parameter, as in API Gateway
const routes = endpoints.map(routeOf).sort((a, b) => a.names.length - b.names.length)

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function refuse(response: ServerResponse, status: number, sentence: string, requestId: string): void {
  response.writeHead(status, { ...apiHeaders, 'content-type': 'application/problem+json', 'x-request-id': requestId })
  response.end(JSON.stringify(problemBody(problem(status, sentence), requestId)))
}

async function answer(instances: Instances, request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
  const url = requestUrl(request)
  if (!url) return refuse(response, 400, messages.missing, requestId)
  const route = routes.find(({ methods, pattern }) => methods.includes(request.method ?? '') && pattern.test(url.pathname))
  if (!route) return refuse(response, 404, messages.missing, requestId)
  const { contract } = route
  const values = route.pattern.exec(url.pathname)?.slice(1) ?? []
  const params = Object.fromEntries(route.names.map((name, index) => [name, decode(values[index] ?? '')]))
  let body: Buffer
  try {
    body = await readBody(request, maxBody)
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error
    const { upload } = route.contract
    const sentence = upload ? importMessages.tooLarge(`${upload.maxBytes / 1024 / 1024} MB`) : requestMessages.tooLarge('5 MB')
    return refuse(response, 413, sentence, requestId)
  }
  const { name } = route.contract
  const payload = eventOf({ request, url, body, routeKey: routeKeyOf(route.contract), params, requestId })
  const caller = request.headers.cookie ?? address(payload)
  const invoked = { path: pathOf(contract), name, requestId, payload, limit: timeLimit(name), caller, heavy: isHeavy(contract) }
  const returned = await instances.invoke(invoked).catch((error: unknown) => {
    if (error instanceof FunctionFailed && error.errorType === timedOut) throw problem(504, slowSentence(contract))
    throw error
  })
  writeResult(response, JSON.parse(returned))
}

/** Of what an account may have only so many running. */
const isHeavy = (contract: Endpoint) => {
  const work = workOf(contract)
  return work !== 'free' && 'atOnce' in budgets[work]
}

/** The file of an endpoint's handler. */
export const pathOf = (contract: Endpoint): string => join(import.meta.dirname, '../../..', handlerFile(contract))

/** Answers the API, each request on an instance of its own. */
export function createGateway(instances: Instances): RequestListener {
  return async (request, response) => {
    const requestId = randomUUID()
    try {
      await answer(instances, request, response, requestId)
    } catch (error) {
      console.error(error)
      if (response.headersSent) response.destroy()
      else if (error instanceof Problem) refuse(response, error.status, error.message, requestId)
      else refuse(response, 500, messages.generic, requestId)
    }
  }
}
