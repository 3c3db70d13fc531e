/** One invocation as the host's process takes it from its parent: `POST /invoke/{name}` with the event as JSON. */
import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import * as v from 'valibot'
import { timeLimit } from '../../../functions/edge/jobs.ts'
import { readBody } from '../read-body.ts'
import { functionFile } from './functions.ts'
import type { Instances } from './instances.ts'
import { FunctionFailed } from './invocation.ts'

export const invokePath = /^\/invoke\/([^/?]+)$/
/** The most that Lambda takes as an event. */
export const maxPayload = 6 * 1024 * 1024

const OfAccount = v.object({ accountId: v.string() })

export function createInvoke(instances: Instances): RequestListener {
  return async (request, response) => {
    const answer = (status: number, json: string) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(json)
    }
    try {
      const name = invokePath.exec(request.url ?? '')?.[1] ?? ''
      const path = functionFile(name)
      const text = (await readBody(request, maxPayload)).toString('utf8')
      if (!path) throw new FunctionFailed('ResourceNotFoundException', `Function not found: ${name}`)
      const payload: unknown = JSON.parse(text || '{}')
      const caller = v.is(OfAccount, payload) ? payload.accountId : name
      answer(200, await instances.invoke({ path, name, requestId: randomUUID(), payload, limit: timeLimit(name), caller, heavy: true }))
    } catch (error) {
      const errorType = error instanceof FunctionFailed ? error.errorType : 'Error'
      answer(500, JSON.stringify({ errorType, errorMessage: error instanceof Error ? error.message : String(error) }))
    }
  }
}
