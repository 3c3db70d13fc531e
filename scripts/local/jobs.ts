/** Calls the jobs of the product on their intervals, as EventBridge rules do in a deployment. */
import { jobNames, jobOf } from '../../functions/edge/jobs.ts'
import type { DiskSpace } from './disk-space.ts'
import type { FunctionHost } from './host/process.ts'

/** Calls each job at once and then by its interval, unless the disk is full or `isPaused`. Returns what ends it. */
export function keepWatch(host: FunctionHost, disk: DiskSpace, isPaused: () => boolean): () => Promise<void> {
  let minute = 0
  const call = async () => {
    minute += 1
    if (isPaused() || !(await disk.hasRoom())) return
    for (const job of jobNames) {
      const { every, everyOnOneMachine = every } = jobOf(job)
      if (everyOnOneMachine !== undefined && minute % everyOnOneMachine === 0) void host.invoke(job, '{}').catch(() => undefined)
    }
  }
  const timer = setInterval(() => void call(), 60_000)
  void call()
  return async () => clearInterval(timer)
}
