/** The only two questions that blocks ask: the value of a group, and its figure. */

import type { Figure } from '../../../../../shared/blocks/shared.ts'
import { memoize, memoizeIn } from '../../../../../shared/memoize.ts'
import type { ItemMetric } from '../../../../../shared/reports/language/items/metric.ts'
import { changeOf } from '../common/change.ts'
import { countOfDays, settledDays } from '../common/matched-days.ts'
import type { DayInterval, Period } from '../common/period.ts'
import { daysKey, fullRange, instantsOf, metricOf, type TabContext } from './context.ts'
import type { Group, Occurrences } from './group.ts'
import { daysCompared, isComparable, lackOfAll, matchOf, notCompared } from './held.ts'
import { occurrences } from './occurrences.ts'

export function measured<Item extends object>(
  context: TabContext<Item>,
  id: string,
  group: Group<Item>,
  period: Period,
  days: DayInterval,
  comparedOnly = period === 'prior',
): number | null {
  const { metric, lists, values } = memoize(context.memo.gauges, id, () => ({ metric: metricOf(context, id), lists: new Map(), values: new Map() }))
  const key = daysKey(period, days) * 2 + Number(comparedOnly)
  const all = memoize(lists, key, () => occurrences(context, metric, period, days, comparedOnly))
  const items = inGroup(all, group, period)
  return memoizeIn(values, items, key, () =>
    metric.value(items, { ...instantsOf(context, period, days), ...daysIn(context, metric, group, period, days, comparedOnly), whole: all }),
  )
}

/** What a rate per day is of: where ranges are compared, the days that are; of no profile, those that networks have told. */
function daysIn<Item extends object>(
  context: TabContext<Item>,
  metric: ItemMetric<Item>,
  { profiles = context.profiles }: Group<Item>,
  period: Period,
  { start, end }: DayInterval,
  comparedOnly: boolean,
) {
  const all = end - start
  if (!comparedOnly || notCompared(context, metric) === '') return { days: all, settled: all }
  const days = Math.min(all, daysCompared(context, metric, profiles, period))
  const settled = Math.min(all, settledDays(context.dataset)[period].some)
  const daysOf = (id: string) => {
    const member = context.profilesById.get(id)
    if (!member) return settled
    const matched = matchOf(context, metric, member)
    return matched ? matched[period].on.subarray(start, end).reduce((sum, one) => sum + one, 0) : all
  }
  return { days, daysOf, settled }
}

function inGroup<Item>(all: Occurrences<Item>, { pick }: Group<Item>, period: Period): Occurrences<Item> {
  return pick ? pick(all, period) : all
}

/** Why a group has no value though it has figures; null where it has one, or nothing at all. */
export function apartOf<Item extends object>(context: TabContext<Item>, id: string, group: Group<Item>): string | null {
  const metric = metricOf(context, id)
  return metric.apart?.(inGroup(occurrences(context, metric, 'current', fullRange(context.dataset, 'current')), group, 'current')) ?? null
}

/** Whether nobody of the group can be compared: not there before the prior range began, or not known on every day. */
export function isNew<Item extends object>(context: TabContext<Item>, id: string, { profiles = context.profiles }: Group<Item>): boolean {
  const metric = metricOf(context, id)
  if (lackOfAll(context, metric)) return true
  return context.spec.fromNetworks && profiles.length > 0 && profiles.every((member) => !isComparable(context, metric, member))
}

/** The value of the whole range, the prior value, and the growth between what can be compared; `compared` where that is not all. */
export function figureOf<Item extends object>(context: TabContext<Item>, id: string, group: Group<Item>): Figure {
  const metric = metricOf(context, id)
  const { polarity, class: rule } = metric
  const days = fullRange(context.dataset, 'current')
  const unit = metric.unitOf?.(inGroup(occurrences(context, metric, 'current', days), group, 'current')) ?? metric.unit
  const value = measured(context, id, group, 'current', days)
  const mayCompare = !(metric.comparedAlone && !group.pick) && apartOf(context, id, group) === null
  const compared = context.dataset.prior !== null && mayCompare && !isNew(context, id, group)
  const prior = compared ? measured(context, id, group, 'prior', fullRange(context.dataset, 'prior')) : null
  const same = compared && notCompared(context, metric) !== ''
  const now = same ? measured(context, id, group, 'current', days, true) : value
  // on a scale of stars the difference counts, whatever it is a mean of
  const over = same && rule !== 'STOCK' ? countOfDays(context.dataset, daysCompared(context, metric, group.profiles ?? context.profiles)) : undefined
  return { value, prior, ...changeOf({ value, prior, compared: compared ? now : null, rule: unit === 'stars' ? 'MEAN' : rule, unit, over }), unit, polarity }
}
