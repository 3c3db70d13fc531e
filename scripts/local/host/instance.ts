/** An instance of the Lambda service: a process that runs one invocation at a time, as its host hands them out. */
import { enableCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'
import * as v from 'valibot'
import { contextFor, handlerIn } from './functions.ts'
import { type Done, Work } from './work.ts'

async function perform(work: Work): Promise<Done> {
  try {
    const handler = await handlerIn(work.path)
    const { kind } = work
    const returned = kind === 'load' ? null : await handler(work.payload, contextFor(work.name, work.requestId, work.deadline))
    return { outcome: 'returned', json: JSON.stringify(returned) ?? 'null' }
  } catch (error) {
    console.error(error)
    const isError = error instanceof Error
    return { outcome: 'threw', errorType: isError ? error.name : 'Error', errorMessage: isError ? error.message : String(error) }
  }
}

process.on('disconnect', () => process.exit(0))
// terminals send Ctrl-C to everyone; the host decides when this ends
process.on('SIGINT', () => undefined)
// a function that never yields would not notice that its host is gone
const guard = `const host = ${process.ppid}
setInterval(() => {
  try {
    process.kill(host, 0)
    if (process.ppid === host) return
  } catch {}
  process.kill(process.pid, 'SIGKILL')
}, 1000)`
// who its host is, it must know before its host can be gone
new Worker(guard, { eval: true }).unref()

enableCompileCache()
process.on('message', async (given) => process.send?.(await perform(v.parse(Work, given))))
