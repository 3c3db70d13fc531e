/** When runs to come are once their time is changed. Pure. */
import { instantOf, plannedWall } from '../../../shared/dates/index.ts'
import type { Plan } from './plan.ts'
import type { Occurrence } from './records.ts'

type Timed = Pick<Occurrence, 'run' | 'generate_at' | 'timezone' | 'counted_from'>

/** `YYYY-MM-DDTHH:mm` on the wall for which a run was planned. */
export const plannedTime = ({ counted_from, ...run }: Omit<Timed, 'run'>): string => plannedWall({ ...run, counted_from: counted_from ?? null })

const dayOf = (run: Timed) => plannedTime(run).slice(0, 10)

/** Whether `first` is at another time of the same day. */
export const staysOnDay = (first: Timed, { start }: Pick<Plan, 'start'>): boolean => start.slice(0, 10) === dayOf(first)

/**
 * ISO instants of `runs`, of which `first` moves to the start of the plan. Null: it stays, and so do they. As long as its day stays each keeps its
 * own, because the 28th of a short month does not say that the others were to be on the 31st. That is the day it was planned for: an hour that
 * the clock skips may have put it after midnight.
 */
export function movedTimes(first: Timed, runs: readonly Timed[], plan: Plan, zone: string): string[] | null {
  if (plan.start === plannedTime(first) && zone === first.timezone) return null
  const keepsDays = runs.length > 1 && staysOnDay(first, plan)
  return runs.map((one) =>
    keepsDays ? new Date(instantOf(dayOf(one) + plan.start.slice(10), zone)).toISOString() : (plan.at[one.run - first.run] ?? one.generate_at),
  )
}
