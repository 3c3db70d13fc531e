/** The only two questions that blocks ask: the value of a group, and its figure. */
import type { Figure } from '../../../../shared/blocks/shared.ts'
import { growth } from '../../../../shared/metrics/index.ts'
import { once, onceOf } from '../common/memoize.ts'
import type { Which } from '../common/period.ts'
import { type Days, daysKey, instantsOf, metricOf, type Scope, whole } from './context.ts'
import type { Group, Occurrences } from './group.ts'
import { occurrences } from './occurrences.ts'

export function measured<Item extends object>(
  scope: Scope<Item>,
  id: string,
  group: Group<Item>,
  which: Which,
  days: Days,
  comparedOnly = which === 'prior',
): number | null {
  const { metric, lists, values } = once(scope.kept.gauges, id, () => ({ metric: metricOf(scope, id), lists: new Map(), values: new Map() }))
  const key = daysKey(which, days) * 2 + Number(comparedOnly)
  const all = once(lists, key, () => occurrences(scope, metric, which, days, comparedOnly))
  const items = inGroup(all, group, which)
  return onceOf(values, items, key, () => metric.value(items, { ...instantsOf(scope, which, days), days: days.end - days.start, whole: all }))
}

function inGroup<Item>(all: Occurrences<Item>, { pick }: Group<Item>, which: Which): Occurrences<Item> {
  return pick ? pick(all, which) : all
}

/** Whether nobody of the group was there before the prior range began. */
export function isNew<Item extends object>(scope: Scope<Item>, { members = scope.members }: Group<Item>): boolean {
  return scope.spec.fromNetworks && members.length > 0 && members.every(({ comparable }) => !comparable)
}

/** The value of the whole range, the prior value, and the growth between what can be compared; `compared` where that is not all. */
export function figureOf<Item extends object>(scope: Scope<Item>, id: string, group: Group<Item>): Figure {
  const metric = metricOf(scope, id)
  const { polarity, class: rule } = metric
  const days = whole(scope.facts, 'current')
  const unit = metric.unitOf?.(inGroup(occurrences(scope, metric, 'current', days), group, 'current')) ?? metric.unit
  const value = measured(scope, id, group, 'current', days)
  const compared = scope.facts.prior !== null && !isNew(scope, group) && !(metric.comparedAlone && !group.pick)
  const prior = compared ? measured(scope, id, group, 'prior', whole(scope.facts, 'prior')) : null
  const same = compared && scope.uncompared
  const now = same ? measured(scope, id, group, 'current', days, true) : value
  // on a scale of stars the difference counts, whatever it is a mean of
  const change = growth(compared ? now : null, prior, unit === 'stars' ? 'MEAN' : rule)
  const part = change.kind !== 'none' && now !== null && now !== value ? { compared: now } : {}
  return { value, prior, growth: change, ...part, unit, polarity }
}
