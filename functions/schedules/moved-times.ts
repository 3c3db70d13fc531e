/** When runs to come are once their time is changed. Pure. */
import { instantOf } from '../../shared/dates/index.ts'
import type { Plan } from './plan.ts'
import type { Occurrence } from './records.ts'

type Timed = Pick<Occurrence, 'run' | 'generate_at' | 'local_time' | 'timezone'>

/** Whether `first` is at another time of the same day. */
export const staysOnDay = ({ local_time }: Pick<Timed, 'local_time'>, { start }: Pick<Plan, 'start'>) => start.slice(0, 10) === local_time.slice(0, 10)

/**
 * ISO instants of `runs`, of which `first` moves to the start of the plan. Null: it stays, and so do they. As long as its day stays each keeps its
 * own, because the 28th of a short month does not say that the others were to be on the 31st.
 */
export function movedTimes(first: Timed, runs: readonly Timed[], plan: Plan, zone: string): string[] | null {
  if (plan.at[0] === first.generate_at && zone === first.timezone) return null
  const keepsDays = runs.length > 1 && staysOnDay(first, plan)
  return runs.map(({ run, generate_at, local_time }) =>
    keepsDays ? new Date(instantOf(local_time.slice(0, 10) + plan.start.slice(10), zone)).toISOString() : (plan.at[run - first.run] ?? generate_at),
  )
}
