/** Runs to come as a change leaves them. Pure. */
import { wallTime } from '../../../shared/dates/index.ts'
import type { Counted } from './further-runs.ts'
import { movedTimes, staysOnDay } from './moved-times.ts'
import type { Plan } from './plan.ts'
import type { Occurrence } from './records.ts'

type Change = {
  which: 'run' | 'following'
  plan: Plan
  /** what is ordered anew, with the zone */
  order: Partial<Occurrence> & Pick<Occurrence, 'timezone'>
}

/** `before`: `first`, and with it those that follow. `further`: how what is not written yet is counted then; null, as it was. */
export function changedRuns(
  first: Occurrence,
  before: readonly Occurrence[],
  { which, plan, order }: Change,
): { after: Occurrence[]; further: Counted | null } {
  const { timezone } = order
  const { start } = plan
  const times = movedTimes(first, before, plan, timezone)
  const stays = staysOnDay(first, plan)
  // one that keeps a time or a day of its own is still none that says when the others are; but what is added later is made as the last run without the mark, which has to be one of these
  const keepsOwn = (times === null || stays) && before.some(({ alone }) => !alone)
  const after = before.map(({ alone, ...one }, at): Occurrence => {
    const generate_at = times?.[at] ?? one.generate_at
    const isAlone = which === 'run' || (keepsOwn && alone)
    return {
      ...one,
      ...order,
      ...(which === 'following' && times && countedFrom(one, start, stays)),
      ...(isAlone && { alone: true }),
      generate_at,
      local_time: wallTime(generate_at, timezone),
      revision: one.revision + 1,
    }
  })
  return { after, further: times && { time: start.slice(11), timezone, from: stays ? null : { date: start.slice(0, 10), run: first.run } } }
}

function countedFrom({ counted_from }: Pick<Occurrence, 'counted_from'>, start: string, stays: boolean) {
  if (!stays) return { counted_from: start }
  return counted_from && { counted_from: counted_from.slice(0, 10) + start.slice(10) }
}
