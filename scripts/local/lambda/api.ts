/** The Invoke API of Lambda: `POST /2015-03-31/functions/{name}/invocations`, at once or asynchronously (InvocationType Event). */
import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { functionFile } from '../host/functions.ts'
import { maxPayload } from '../host/invoke.ts'
import { BodyTooLarge, readBody } from '../read-body.ts'
import { ServiceError } from '../service-error.ts'
import type { InvocationQueue } from './queue.ts'

const invocation = /^\/2015-03-31\/functions\/([^/?]+)\/invocations(?:\?|$)/
/** The most that an asynchronous event may hold. */
const maxEvent = 256 * 1024

/** Of a name, `name:alias`, or an ARN. */
export function functionName(given: string): string {
  const parts = given.split(':')
  return (given.startsWith('arn:') ? parts[6] : parts[0]) ?? ''
}

/** `text` is JSON: what the function returned, or how it failed. */
export type Called = { failed: boolean; text: string }
export type CallFunction = (name: string, payload: string) => Promise<Called>

function checkJson(text: string): string {
  try {
    JSON.parse(text)
    return text
  } catch {
    throw new ServiceError(400, 'InvalidRequestContentException', 'Could not parse request body into json.')
  }
}

/** Answers below any path of its own; `folder` is where the functions are, ours unless said. */
export function createLambdaApi(call: CallFunction, queue: Pick<InvocationQueue, 'accept'>, folder?: string): RequestListener {
  return async (request, response) => {
    const answer = (status: number, text: string, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-requestid': randomUUID(), ...headers })
      response.end(text)
    }
    try {
      const given = invocation.exec(request.url ?? '')?.[1]
      if (given === undefined || request.method !== 'POST') throw new ServiceError(404, 'UnknownOperationException', 'The local Lambda knows only Invoke.')
      const name = functionName(decodeURIComponent(given))
      if (!functionFile(name, folder)) throw new ServiceError(404, 'ResourceNotFoundException', `Function not found: ${name}`)
      const type = request.headers['x-amz-invocation-type'] ?? 'RequestResponse'
      const text = checkJson((await readBody(request, type === 'Event' ? maxEvent : maxPayload)).toString('utf8') || '{}')
      if (type === 'DryRun') return answer(204, '')
      if (type === 'Event') {
        await queue.accept(name, text)
        return answer(202, '')
      }
      const called = await call(name, text)
      answer(200, called.text, called.failed ? { 'x-amz-function-error': 'Unhandled' } : {})
    } catch (error) {
      const tooLarge = error instanceof BodyTooLarge ? new ServiceError(413, 'RequestTooLargeException', error.message) : error
      const { status, code } = tooLarge instanceof ServiceError ? tooLarge : { status: 500, code: 'ServiceException' }
      answer(status, JSON.stringify({ Type: 'User', Message: error instanceof Error ? error.message : String(error) }), { 'x-amzn-errortype': code })
    }
  }
}
