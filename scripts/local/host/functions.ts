/** The Lambdas of the product, found by name: `functions/<domain>/<name>.ts` exporting `handler`. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context } from 'aws-lambda'

export type LambdaHandler = (event: unknown, context: Context) => Promise<unknown>

const folder = join(import.meta.dirname, '../../../functions')
const loaded = new Map<string, Promise<LambdaHandler>>()

export class UnknownFunction extends Error {}

async function load(name: string): Promise<LambdaHandler> {
  const domains = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const path = domains.map((domain) => join(folder, domain.name, `${name}.ts`)).find((candidate) => existsSync(candidate))
  if (!path) throw new UnknownFunction(`Function not found: ${name}`)
  const module: unknown = await import(pathToFileURL(path).href)
  const handler = typeof module === 'object' && module !== null && 'handler' in module ? module.handler : undefined
  if (typeof handler !== 'function') throw new UnknownFunction(`${path} exports no handler.`)
  return async (event, context) => handler(event, context)
}

/** The handler of a function; loaded at its first call, like a cold start, and kept. */
export function functionNamed(name: string): Promise<LambdaHandler> {
  const known = loaded.get(name)
  if (known) return known
  const loading = load(name)
  loaded.set(name, loading)
  // a file that could not be loaded may be there at the next call
  loading.catch(() => loaded.delete(name))
  return loading
}

/** What a Lambda learns about its call; `timeout` in milliseconds. */
export function contextFor(name: string, requestId: string, timeout: number): Context {
  const deadline = Date.now() + timeout
  return {
    awsRequestId: requestId,
    functionName: name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:eu-west-1:000000000000:function:${name}`,
    memoryLimitInMB: '1024',
    logGroupName: `/aws/lambda/${name}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  }
}
