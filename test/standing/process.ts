/** The parts that the test files of one Jest worker share, in a process beside it: the sandbox of Jest ends with each file. */
import * as v from 'valibot'
import { closeDatabase, giveDatabase } from './database.ts'
import { Part } from './parts.ts'

const Asked = v.intersect([v.object({ id: v.number() }), Part])

/** Closes the parts that were started; each is imported when it is first needed. */
const closing: (() => Promise<unknown>)[] = [closeDatabase]

function once<T>(load: () => Promise<T>, close: (part: T) => () => Promise<unknown>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= load().then((part) => {
      closing.push(close(part))
      return part
    })
    return loaded
  }
}
const browser = once(
  () => import('./browser.ts'),
  ({ closeBrowser }) => closeBrowser,
)
const stack = once(
  () => import('./stack.ts'),
  ({ closeStack }) => closeStack,
)
const services = once(
  () => import('./services.ts'),
  ({ closeServices }) => closeServices,
)

async function give(asked: Part): Promise<unknown> {
  switch (asked.part) {
    case 'database':
      return giveDatabase()
    case 'browser':
      return (await browser()).giveBrowser()
    case 'bucket':
      return (await services()).giveBucket()
    case 'bucket-release':
      return (await services()).removeBucket(asked.options.bucket)
    case 'mailbox':
      return (await services()).giveMailbox()
    case 'mail':
      return (await services()).readMail(asked.options)
    case 'stack':
      return (await stack()).giveStack(asked.options)
    case 'stack-release':
      return (await stack()).releaseStack()
  }
}

process.on('message', (message: unknown) => {
  const asked = v.parse(Asked, message)
  give(asked).then(
    (given) => process.send?.({ id: asked.id, given }),
    (error) => process.send?.({ id: asked.id, error: error instanceof Error ? error.message : String(error) }),
  )
})

/** Milliseconds that closing may take. */
const longestClosing = 10_000

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), longestClosing).unref()
  void Promise.allSettled(closing.map((close) => close())).then(() => process.exit(0))
})
// terminals send Ctrl-C to everyone; this ends with its worker
process.on('SIGINT', () => undefined)
