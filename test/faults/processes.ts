/**
 * Processes on one simulated clock. It goes on only while everybody sleeps, so what happens at the same instant happens side by side.
 * Every call of an SDK client is a point at which a fault may strike the process that calls.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { documents } from '../../functions/kernel/clients.ts'
import { ses } from '../../functions/kernel/mail/ses.ts'
import { s3 } from '../../functions/kernel/s3.ts'
import { scheduler } from '../../functions/kernel/scheduler.ts'
import { entriesOf } from '../../shared/entries.ts'
import { mortal, within } from './crashing.ts'
import { type Fault, type FaultName, faults } from './faults.ts'

/** As infra gives it to run-report. */
const lambdaMs = 300_000

export type Process = {
  readonly random: () => number
  readonly sleep: (milliseconds: number) => Promise<void>
  /** what its clock is ahead by */
  skew: number
  isDoomed: boolean
  isReportBroken: boolean
}

/**
 * How often a fault strikes where it may: `table` at a call of the table, which are most; `service` at any other step. `death`: how
 * often such a step is killed beside that; `twice`: how often an event comes a second time.
 */
export type Odds = { readonly table: number; readonly service: number; readonly death: number; readonly twice: number }
/** One step in five is killed, and one event in twenty comes twice: no day is as bad. */
export const everyFault: Odds = { table: 0.03, service: 0.15, death: 0.2, twice: 0.05 }
export const noFault: Odds = { table: 0, service: 0, death: 0, twice: 0 }

/** What strikes one run in all its life: each point is drawn for once. `struck` hears of it. */
export type Fate = { readonly random: () => number; readonly odds: Odds; readonly struck: (fault: FaultName) => void; readonly drawn: Set<string> }

type Running = Process & { readonly fate: Fate | null; readonly met: Map<string, number>; readonly began: number; asleep: number }

const current = new AsyncLocalStorage<Running>()
export const currentProcess = (): Process | undefined => current.getStore()

export type Clock = {
  readonly now: () => number
  /** As the process that asks reads it. */
  readonly read: () => Date
  /** @throws Died, and whatever `work` throws */
  readonly run: <T>(fate: Fate | null, work: () => Promise<T>) => Promise<T>
  /** Resolves when everybody sleeps, at the next instant at which somebody wakes, or at `until` where that is sooner. */
  readonly forward: (until: number) => Promise<void>
}

export function startClock(start: number): Clock {
  let now = start
  const running = new Set<Running>()
  let sleepers: { at: number; wake: () => void }[] = []
  let changed: () => void = () => undefined
  const isBusy = () => [...running].some(({ asleep }) => asleep === 0)

  function sleep(process: Running, milliseconds: number): Promise<void> {
    process.asleep += 1
    const woken = new Promise<void>((wake) => sleepers.push({ at: now + milliseconds, wake }))
    changed()
    return woken.then(() => {
      process.asleep -= 1
    })
  }

  return {
    now: () => now,
    read: () => new Date(now + (current.getStore()?.skew ?? 0)),
    run: async (fate, work) => {
      const random = fate?.random ?? (() => 0.5)
      const process: Running = {
        ...{ fate, random, met: new Map(), began: now, asleep: 0, skew: 0, isDoomed: false, isReportBroken: false },
        sleep: (milliseconds) => sleep(process, milliseconds),
      }
      running.add(process)
      const isOver = () => process.isDoomed || now - process.began >= lambdaMs
      try {
        return await within(isOver, () => current.run(process, work))
      } finally {
        running.delete(process)
        changed()
      }
    },
    forward: async (until) => {
      while (isBusy()) {
        await new Promise<void>((resolve) => {
          changed = resolve
        })
      }
      now = Math.max(now, Math.min(until, ...sleepers.map(({ at }) => at)))
      const due = sleepers.filter(({ at }) => at <= now)
      sleepers = sleepers.filter(({ at }) => at > now)
      for (const { wake } of due) wake()
      // whoever woke counts as busy before anybody asks again
      await new Promise(setImmediate)
    },
  }
}

/** Does the call, or what a fault makes of it. */
export function reach<T>(point: string, call: () => Promise<T>): Promise<T> {
  const process = current.getStore()
  if (!process) return call()
  const fault = draw(process, point)
  return fault ? fault.strike(() => mortal(point, call), process).then((result) => mortal('after it', async () => result)) : mortal(point, call)
}

function draw({ fate, met }: Running, point: string): Fault | null {
  if (!fate) return null
  const count = (met.get(point) ?? 0) + 1
  met.set(point, count)
  const key = `${point} ${count}`
  if (fate.drawn.has(key)) return null
  fate.drawn.add(key)
  const chosen = point.startsWith('table') ? atTable(fate, point) : atStep(fate, point)
  if (!chosen) return null
  fate.struck(chosen[0])
  return chosen[1]
}

const fitting = (point: string) => entriesOf(faults).filter(([, { at }]) => at.test(point))
const anyOf = <T>({ random }: Fate, among: readonly T[]) => among[Math.floor(random() * among.length)]

const atTable = (fate: Fate, point: string) => (fate.random() < fate.odds.table ? anyOf(fate, fitting(point)) : undefined)

/** Its own faults go first, so that each service fails as often as it does. */
function atStep(fate: Fate, point: string) {
  const all = fitting(point)
  const own = all.filter(([, { at }]) => at.source !== '.')
  const deaths = all.filter(([name]) => name.startsWith('crash'))
  if (fate.random() < fate.odds.death) return anyOf(fate, deaths)
  return fate.random() < fate.odds.service ? anyOf(fate, own.length > 0 ? own : all) : undefined
}

/** Hears of what came to be, also where its answer is lost. */
export type Heard = {
  /** A write of the table was done. */
  readonly wrote: (input: unknown) => void
  /** A mail is about to be handed to SES. */
  readonly mailing: (input: unknown) => void
}

export function strikeClients({ wrote, mailing }: Heard): void {
  const step = { step: 'initialize', name: 'faults' } as const
  documents().middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) =>
        reach(`table ${commandName} ${expressionOf(args.input)}`, async () => {
          const result = await next(args)
          wrote(args.input)
          return result
        }),
    step,
  )
  ses().middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) => {
        mailing(args.input)
        return reach(`mail ${commandName}`, () => next(args))
      },
    step,
  )
  s3().middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) =>
        reach(`files ${commandName}`, () => next(args)),
    step,
  )
  scheduler().middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) =>
        reach(`schedules ${commandName}`, () => next(args)),
    step,
  )
}

function expressionOf(input: unknown): string {
  return typeof input === 'object' && input !== null && 'UpdateExpression' in input ? String(input.UpdateExpression).slice(0, 40) : ''
}
