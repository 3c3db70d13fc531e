/** The Lambdas of the product, found by name: `<folder>/jobs/<name>.ts` or `<folder>/endpoints/<domain>/<name>.ts` exporting `handler`. */
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context } from 'aws-lambda'

export type LambdaHandler = (event: unknown, context: Context) => Promise<unknown>

const functionsFolder = join(import.meta.dirname, '../../../functions/edge')
const loaded = new Map<string, Promise<LambdaHandler>>()

/** The file of a function, or null. */
export function functionFile(name: string, folder = functionsFolder): string | null {
  // a name is no path
  if (!/^[a-z0-9-]+$/i.test(name)) return null
  const paths = [`jobs/${name}.ts`, ...globSync(`endpoints/*/${name}.ts`, { cwd: folder })].map((path) => join(folder, path))
  return paths.find((path) => existsSync(path)) ?? null
}

async function load(path: string): Promise<LambdaHandler> {
  const module: unknown = await import(pathToFileURL(path).href)
  const handler = typeof module === 'object' && module !== null && 'handler' in module ? module.handler : undefined
  if (typeof handler !== 'function') throw new Error(`${path} exports no handler.`)
  return async (event, context) => handler(event, context)
}

/** The handler in a file; loaded at its first call, like a cold start, and kept. */
export function handlerIn(path: string): Promise<LambdaHandler> {
  const known = loaded.get(path)
  if (known) return known
  const loading = load(path)
  loaded.set(path, loading)
  // a file that could not be loaded may be there at the next call
  loading.catch(() => loaded.delete(path))
  return loading
}

/** What a Lambda learns about its call; `deadline` in epoch milliseconds. */
export function contextFor(name: string, requestId: string, deadline: number): Context {
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
