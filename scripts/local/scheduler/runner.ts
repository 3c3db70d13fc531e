/**
 * Fires schedules: on time by the wall clock, or at once up to a given moment (`advance`). A schedule leaves the store only
 * after its target answered, so a run that a kill interrupted is fired again at the next start.
 */
import { randomUUID } from 'node:crypto'
import { isOneTime, nextRun } from './expression.ts'
import { arnOf, keyOf, type Schedule, timingOf } from './schedule.ts'
import type { ScheduleStore } from './store.ts'

/** Calls a target with its finished input; throws when the target failed. */
export type Invoke = (targetArn: string, input: string) => Promise<void>

export type Fired = { name: string; group: string; scheduledTime: string; outcome: 'completed' | 'failed'; attempts: number; error: string | null }

export type Runner = {
  /** starts keeping time; what was missed while the stack was down fires now */
  start: () => void
  /** call after every change of the store */
  wake: () => void
  /** fires everything due up to `to` (epoch milliseconds) in order, each with its own time as the clock */
  advance: (to: number) => Promise<Fired[]>
  /** nothing more is fired; answers when the runs under way have ended */
  stop: () => Promise<void>
}

/** EventBridge has no such limit; this leaves the machine an instance for the other jobs. Which account may have how many is the product's to say. */
const atOnce = 5
const longestSleep = 3_600_000
/** Tries of one run during `advance` at most: somebody waits for the answer. */
const advanceTries = 10
/** The first try and the retries the schedule allows. */
const triesOf = (schedule: Schedule) => 1 + (schedule.input.Target.RetryPolicy?.MaximumRetryAttempts ?? 185)
const iso = (instant: number) => `${new Date(instant).toISOString().slice(0, 19)}Z`

function inputOf(schedule: Schedule, scheduledAt: number, attempt: number): string {
  return (schedule.input.Target.Input ?? '{}')
    .replaceAll('<aws.scheduler.scheduled-time>', iso(scheduledAt))
    .replaceAll('<aws.scheduler.execution-id>', randomUUID())
    .replaceAll('<aws.scheduler.attempt-number>', String(attempt))
    .replaceAll('<aws.scheduler.schedule-arn>', arnOf(schedule))
}

export function createRunner(store: ScheduleStore, invoke: Invoke, backOff = (attempts: number) => Math.min(60_000, 1000 * 2 ** (attempts - 1))): Runner {
  const running = new Map<string, Promise<Fired | null>>()
  let timer: NodeJS.Timeout | undefined
  let stopped = true

  /** The schedule as it is now, unless it was deleted or replaced meanwhile. */
  const current = (fired: Schedule) => {
    const now = store.get(fired.group, fired.name)
    return now?.revision === fired.revision ? now : undefined
  }

  async function complete(fired: Schedule, scheduledAt: number): Promise<void> {
    const schedule = current(fired)
    if (!schedule) return
    const nextAt = isOneTime(schedule.input.ScheduleExpression) ? null : nextRun(timingOf(schedule), scheduledAt)
    if (nextAt === null && schedule.input.ActionAfterCompletion === 'DELETE') await store.remove(schedule)
    else await store.put({ ...schedule, nextAt, attempts: 0, retryAt: null, lastError: fired.lastError })
  }

  /** One try. Null: it failed and will be tried again. */
  async function fireOnce(schedule: Schedule, scheduledAt: number, limit: number): Promise<Fired | null> {
    const { Target } = schedule.input
    const tries = schedule.attempts + 1
    const input = inputOf(schedule, scheduledAt, tries)
    const done = { name: schedule.name, group: schedule.group, scheduledTime: iso(scheduledAt), attempts: tries }
    try {
      await invoke(Target.Arn, input)
      await complete({ ...schedule, lastError: null }, scheduledAt)
      return { ...done, outcome: 'completed', error: null }
    } catch (failure) {
      const error = failure instanceof Error ? failure.message : String(failure)
      const maxAge = (Target.RetryPolicy?.MaximumEventAgeInSeconds ?? 86_400) * 1000
      const tooOld = Date.now() - scheduledAt > maxAge && schedule.attempts > 0
      if (tries < limit && !tooOld && current(schedule)) {
        await store.put({ ...schedule, attempts: tries, retryAt: Date.now() + backOff(tries), lastError: error })
        return null
      }
      await store.bury({ schedule: keyOf(schedule), target: Target.Arn, scheduledTime: iso(scheduledAt), input, error, at: new Date().toISOString() })
      await complete({ ...schedule, lastError: error }, scheduledAt)
      return { ...done, outcome: 'failed', error }
    }
  }

  function fire(schedule: Schedule, scheduledAt: number, limit: number): Promise<Fired | null> {
    const key = keyOf(schedule)
    const run = fireOnce(schedule, scheduledAt, limit).finally(() => {
      running.delete(key)
      wake()
    })
    running.set(key, run)
    return run
  }

  const waiting = () =>
    store
      .all()
      .flatMap((schedule) => (schedule.nextAt === null || schedule.input.State === 'DISABLED' ? [] : [{ schedule, dueAt: schedule.nextAt }]))
      .sort((a, b) => a.dueAt - b.dueAt)

  /** A recurring schedule that missed many runs while the stack was down makes up for the last one only. */
  function skipMissed(schedule: Schedule, dueAt: number, now: number): number {
    if (isOneTime(schedule.input.ScheduleExpression)) return dueAt
    let latest = dueAt
    for (let next = nextRun(timingOf(schedule), latest); next !== null && next <= now; next = nextRun(timingOf(schedule), latest)) latest = next
    return latest
  }

  function tick(): void {
    const now = Date.now()
    let sleep = longestSleep
    for (const { schedule, dueAt } of waiting()) {
      const at = Math.max(dueAt, schedule.retryAt ?? 0)
      if (at > now) sleep = Math.min(sleep, at - now)
      else if (running.size < atOnce && !running.has(keyOf(schedule))) {
        // a state that could not be kept: it is fired again, as after a kill
        fire(schedule, skipMissed(schedule, dueAt, now), triesOf(schedule)).catch((error) => console.error(error))
      }
    }
    timer = setTimeout(wake, sleep)
  }

  function wake(): void {
    clearTimeout(timer)
    if (!stopped) tick()
  }

  async function advance(to: number): Promise<Fired[]> {
    const fired: Fired[] = []
    for (;;) {
      const due = waiting().filter(({ dueAt }) => dueAt <= to)
      if (due.length === 0) return fired
      // one that waits for its next try does not hold up the others
      const ready = due.find(({ schedule }) => (schedule.retryAt ?? 0) <= Date.now())
      if (!ready) {
        await new Promise((resolve) => setTimeout(resolve, Math.min(...due.map(({ schedule }) => schedule.retryAt ?? 0)) - Date.now()))
        continue
      }
      const limit = Math.min(advanceTries, triesOf(ready.schedule))
      const result = await (running.get(keyOf(ready.schedule)) ?? fire(ready.schedule, ready.dueAt, limit))
      if (result) fired.push(result)
    }
  }

  return {
    start: () => {
      stopped = false
      wake()
    },
    wake,
    advance,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await Promise.allSettled(running.values())
    },
  }
}
