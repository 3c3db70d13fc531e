/** EventBridge Scheduler for the local stack: its REST API, its clock, and what the developer page shows. */
import type { RequestListener } from 'node:http'
import { createSchedulerApi } from './api.ts'
import { createRunner, type Invoke, type Runner } from './runner.ts'
import { openScheduleStore, type ScheduleStore } from './store.ts'

export type LocalScheduler = { api: RequestListener; runner: Runner; store: ScheduleStore }

/** Opens the schedules kept below `folder`; nothing fires before `runner.start()`. `backOff`: milliseconds to wait after so many failed tries. */
export function createScheduler(folder: string, invoke: Invoke, backOff?: (attempts: number) => number): LocalScheduler {
  const store = openScheduleStore(folder)
  const runner = createRunner(store, invoke, backOff)
  return { api: createSchedulerApi(store, runner), runner, store }
}
