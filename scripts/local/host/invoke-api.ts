/** The Invoke API of Lambda: `POST /2015-03-31/functions/{name}/invocations`. */
import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { readBody } from '../read-body.ts'
import { contextFor, functionNamed, type LambdaHandler, UnknownFunction } from './functions.ts'

/** The longest a Lambda may run. */
const timeout = 15 * 60_000
const maxPayload = 6 * 1024 * 1024

export const invocationPath = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/

/** A name, `name:alias`, or an ARN. */
export function functionName(given: string): string {
  const parts = given.split(':')
  return (given.startsWith('arn:') ? parts[6] : parts[0]) ?? ''
}

const errorOf = (error: unknown) => ({
  errorType: error instanceof Error ? error.name : 'Error',
  errorMessage: error instanceof Error ? error.message : String(error),
})

/** Lambda tries an asynchronous event three times; here without the minutes between. */
async function runAsync(handler: LambdaHandler, name: string, payload: unknown): Promise<void> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    try {
      await handler(payload, contextFor(name, randomUUID(), timeout))
      return
    } catch (error) {
      console.error(`${name}: attempt ${attempt} failed`, error)
    }
  }
}

export const invokeApi: RequestListener = async (request, response) => {
  const requestId = randomUUID()
  const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-requestid': requestId, ...headers })
    response.end(status === 202 ? undefined : JSON.stringify(body ?? null))
  }
  try {
    const name = functionName(decodeURIComponent(invocationPath.exec((request.url ?? '').split('?')[0] ?? '')?.[1] ?? ''))
    const handler = await functionNamed(name)
    const text = (await readBody(request, maxPayload)).toString('utf8')
    const payload: unknown = text ? JSON.parse(text) : {}
    if (request.headers['x-amz-invocation-type'] === 'Event') {
      answer(202, undefined)
      return void runAsync(handler, name, payload)
    }
    try {
      answer(200, await handler(payload, contextFor(name, requestId, timeout)))
    } catch (error) {
      console.error(error)
      answer(200, errorOf(error), { 'x-amz-function-error': 'Unhandled' })
    }
  } catch (error) {
    const [status, code] = error instanceof UnknownFunction ? [404, 'ResourceNotFoundException'] : [400, 'InvalidRequestContentException']
    answer(status, { Message: errorOf(error).errorMessage }, { 'x-amzn-errortype': code })
  }
}
