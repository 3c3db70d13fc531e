/** Answers events by the bundles that ship, imported by plain Node.js as Lambda does: one process for all, with the environment of the test. */
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { Handler } from '../../functions/kernel/chain/endpoint.ts'
import { lambdaContext } from './call.ts'

const Asked = v.object({ id: v.number(), path: v.string(), event: v.custom<Parameters<Handler>[0]>((event) => typeof event === 'object') })

process.on('message', async (message: unknown) => {
  const { id, path, event } = v.parse(Asked, message)
  try {
    const { handler }: { handler: Handler } = await import(pathToFileURL(path).href)
    process.send?.({ id, result: await handler(event, lambdaContext) })
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
