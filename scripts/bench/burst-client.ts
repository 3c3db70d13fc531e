/** One member's burst, from a thread of its own: what it costs the asking side is not in the way of the one whose wait is measured. */
import { parentPort, workerData } from 'node:worker_threads'
import * as v from 'valibot'
import { signIn } from '../../test/builders/session.ts'

const Given = v.object({ origin: v.string(), email: v.string(), path: v.string(), count: v.number() })

const { origin, email, path, count } = v.parse(Given, workerData)
const session = await signIn(origin, email)
parentPort?.on('message', async () => {
  const answers = Array.from({ length: count }, () => session('GET', path))
  // the requests have left when the timers of this turn run
  setTimeout(() => parentPort?.postMessage([]), 10)
  parentPort?.postMessage((await Promise.all(answers)).map(({ status }) => status))
})
parentPort?.postMessage([])
