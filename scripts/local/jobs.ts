/** Calls the jobs of the product on their intervals, as EventBridge rules do in a deployment. */
import type { DiskSpace } from './disk-space.ts'
import type { FunctionHost } from './host/process.ts'

/** The rules that call jobs, each every so many minutes; a deployment has them from infra/delivery.ts. */
const jobs = { watchdog: 1, 'collect-competitors': 1, 'remove-for-good': 1, 'make-exports': 1, 'make-rounds': 60, 'send-notifications': 1 } as const

/** Calls each job at once and then by its interval, unless the disk is full or `isPaused`. Returns what ends it. */
export function keepWatch(host: FunctionHost, disk: DiskSpace, isPaused: () => boolean): () => Promise<void> {
  let minute = 0
  const call = async () => {
    minute += 1
    if (isPaused() || !(await disk.hasRoom())) return
    for (const [job, every] of Object.entries(jobs)) if (minute % every === 0) void host.invoke(job, '{}').catch(() => undefined)
  }
  const timer = setInterval(() => void call(), 60_000)
  void call()
  return async () => clearInterval(timer)
}
