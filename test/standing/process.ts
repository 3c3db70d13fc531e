/** The parts that the test files of one Jest worker share, in a process beside it: the sandbox of Jest ends with each file. */
import * as v from 'valibot'
import { closeBrowser, giveBrowser } from './browser.ts'
import { closeDatabase, giveDatabase } from './database.ts'
import { closeStack, giveStack, releaseStack } from './stack.ts'

const Asked = v.intersect([
  v.object({ id: v.number() }),
  v.variant('part', [
    v.object({ part: v.literal('database') }),
    v.object({ part: v.literal('browser') }),
    v.object({ part: v.literal('stack'), options: v.object({ seed: v.boolean() }) }),
    v.object({ part: v.literal('stack-release') }),
  ]),
])
type Asked = v.InferOutput<typeof Asked>

function give(asked: Asked): Promise<unknown> {
  if (asked.part === 'database') return giveDatabase()
  if (asked.part === 'browser') return giveBrowser()
  if (asked.part === 'stack') return giveStack(asked.options)
  return releaseStack()
}

process.on('message', (message: unknown) => {
  const asked = v.parse(Asked, message)
  give(asked).then(
    (given) => process.send?.({ id: asked.id, given }),
    (error) => process.send?.({ id: asked.id, error: error instanceof Error ? error.message : String(error) }),
  )
})

/** Milliseconds that closing may take. */
const closing = 10_000

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), closing).unref()
  void Promise.allSettled([closeBrowser(), closeStack(), closeDatabase()]).then(() => process.exit(0))
})
// terminals send Ctrl-C to everyone; this ends with its worker
process.on('SIGINT', () => undefined)
