/** What the test of a change is given of a figure over items (docs/metrics.md#chance). */
import type { Figure } from '../../../../../shared/blocks/shared.ts'
import type { RatioTerms } from '../../../../../shared/metrics/index.ts'
import type { ItemMetric } from '../../../../../shared/reports/language/items/metric.ts'
import { chanceOf, type Steps, wayOf } from '../common/chance/chance.ts'
import { stepSpans } from '../common/chance/steps.ts'
import type { DayInterval, Period } from '../common/period.ts'
import { measured } from './aggregate.ts'
import { fullRange, instantsOf, metricOf, type TabContext } from './context.ts'
import { everything } from './group.ts'
import { matchOf, notCompared } from './held.ts'
import { occurrences } from './occurrences.ts'

/** The p-value of a tile's change, over the profiles that are compared; null where it cannot be tested. */
export function chanceOfTile<Item extends object>(context: TabContext<Item>, id: string, { growth }: Figure): number | null {
  if (growth.kind === 'none' || !context.dataset.prior) return null
  return chanceOf(stepsOf(context, id), wayOf(growth))
}

function stepsOf<Item extends object>(context: TabContext<Item>, id: string): Steps {
  const metric = metricOf(context, id)
  const spans = stepSpans(context.dataset)
  const values = (period: Period) => spans[period].map((span) => (isHeld(context, metric, span) ? measured(context, id, everything, period, span, true) : null))
  if (metric.class === 'STOCK') {
    const levels = [measured(context, id, everything, 'prior', fullRange(context.dataset, 'prior')), ...values('current')]
    return { of: 'level', moves: levels.slice(1).map((level, step) => difference(level, levels[step] ?? null)) }
  }
  const sides = sidesOf(context, metric)
  if (!sides) return { of: 'values', now: values('current'), before: values('prior') }
  const terms = (period: Period) => spans[period].map((span) => sides(period, span))
  return { of: 'ratio', now: terms('current'), before: terms('prior') }
}

/** Whether any day of a step stands against one, of anybody. */
export function isHeld<Item extends object>(context: TabContext<Item>, metric: ItemMetric<Item>, { start, end }: DayInterval): boolean {
  if (notCompared(context, metric) === '' || metric.class === 'STOCK') return true
  const all = context.profiles.length > 0 ? context.profiles.map((member) => matchOf(context, metric, member)) : [context.dataset.matched]
  return all.some((matched) => matched === null || matched.current.on.subarray(start, end).some(Boolean))
}

const difference = (level: number | null, last: number | null) => (level === null || last === null ? null : level - last)

/** Of a rate, an average or a share that tells its two sums. */
function sidesOf<Item extends object>(context: TabContext<Item>, metric: ItemMetric<Item>): ((period: Period, span: DayInterval) => RatioTerms) | null {
  const { terms } = metric
  if (!terms || !['RATIO', 'MEAN', 'SHARE'].includes(metric.class)) return null
  return (period, span) => {
    const whole = fullRange(context.dataset, period)
    const [items, all] = [span, whole].map((days) => occurrences(context, metric, period, days, true))
    // what is asked of an item is asked at the end of the range: a task may be completed after the day it was created on
    const [num, den] = terms(items ?? [], { ...instantsOf(context, period, whole), days: whole.end, whole: all ?? [] })
    return { num: num?.value ?? null, den: den?.value ?? null }
  }
}
