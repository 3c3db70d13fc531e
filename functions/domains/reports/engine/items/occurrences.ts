/** The lists that metrics look at: which items of a tab count, in a whole range or in some of its days. */

import { dayNumber } from '../../../../../shared/dates/index.ts'
import { memoize, memoizeIn } from '../../../../../shared/memoize.ts'
import type { ItemMetric } from '../../../../../shared/reports/language/items/metric.ts'
import { type Matched, settledDays } from '../common/matched-days.ts'
import type { DayInterval, Period } from '../common/period.ts'
import { firstOf, offers, type TabContext } from './context.ts'
import type { Placed } from './dataset.ts'
import type { Occurrences } from './group.ts'
import { isComparable, matchOf, notCompared } from './held.ts'
import { countedIn, inDays } from './placed.ts'

/** Items of the tab that a metric looks at in some days: those at an instant within, or for a level all there are, whatever the day. */
export function occurrences<Item extends object>(
  context: TabContext<Item>,
  metric: ItemMetric<Item>,
  period: Period,
  days: DayInterval,
  comparedOnly = period === 'prior',
): Occurrences<Item> {
  if (metric.class !== 'STOCK') return placedFor(context, metric, period, days, comparedOnly)
  return memoize(context.memo.levels, `${offering(context, metric)} ${comparedOnly ? notCompared(context, metric) : ''}`, () => {
    const mayBe = belongs(context, metric, comparedOnly)
    return context.dataset.items.flatMap((item, index) => (mayBe(item) ? [{ item, at: context.spec.at(item) ?? '', index }] : []))
  })
}

/** What a metric that is no level looks at in some days of a range, in the order of time. */
export function placedFor<Item extends object>(
  context: TabContext<Item>,
  metric: ItemMetric<Item>,
  period: Period,
  days: DayInterval,
  comparedOnly: boolean,
): readonly Placed<Item>[] {
  return inDays(context, narrowed(context, metric, countedIn(context, placedIn(context, metric, period), metric), period, comparedOnly), period, days)
}

/** Those whose networks offer the metric and, where ranges are compared, whose profiles can be. */
function narrowed<Item extends object>(
  context: TabContext<Item>,
  metric: ItemMetric<Item>,
  all: readonly Placed<Item>[],
  period: Period,
  comparedOnly: boolean,
): readonly Placed<Item>[] {
  const without = comparedOnly ? notCompared(context, metric) : ''
  if (without === '' && context.networks.every((network) => offers(metric, network))) return all
  return memoizeIn(context.memo.offered, all, `${offering(context, metric)} ${without}`, () => {
    const mayBe = belongs(context, metric, comparedOnly)
    const isOn = comparedOnly ? onDays(context, metric, period) : () => true
    return all.filter((one) => mayBe(one.item) && isOn(one))
  })
}

/** Whether something happened on a day that is compared, of all and of its profile. */
function onDays<Item extends object>(context: TabContext<Item>, metric: ItemMetric<Item>, period: Period): (one: Placed<Item>) => boolean {
  const first = dayNumber(firstOf(context, period))
  const matched = new Map(context.profiles.map((member) => [member.profile.id, matchOf(context, metric, member)]))
  const ofNobody = context.dataset.matched ?? settledDays(context.dataset)
  const isOn = (days: Matched | null | undefined, day: number) => !days || days[period].on[day - first] === 1
  return ({ item, day }) => {
    const id = context.spec.profileOf(item)
    return isOn(context.dataset.matched, day) && isOn(id === null ? ofNobody : matched.get(id), day)
  }
}

/** The networks of the tab that offer a metric: two metrics that the same ones offer look at the same items. */
function offering<Item extends object>({ memo, networks }: TabContext<Item>, metric: ItemMetric<Item>): string {
  return memoize(memo.offering, metric, () => networks.filter((network) => offers(metric, network)).join())
}

/** The tab's own, or those of one of its profiles, whatever network offers what. */
function placedIn<Item extends object>(
  { place, tab, profilesById }: TabContext<Item>,
  { at, profile }: Pick<ItemMetric<Item>, 'at' | 'profile'>,
  period: Period,
): readonly Placed<Item>[] {
  if (profile !== undefined) return profilesById.has(profile) ? place(at, period, 'profile', profile) : nothing
  return tab === 'cross_channel' ? place(at, period) : place(at, period, 'network', tab)
}

const nothing: readonly never[] = []

/** The tab's items at their own instants in the whole current range, or those of one of its profiles. */
export function inRange<Item extends object>(context: TabContext<Item>, profile?: string): readonly Placed<Item>[] {
  return placedIn(context, { profile }, 'current')
}

/** Whether an item is of the tab, its network offers the metric and, where ranges are compared, its profile can be. */
export function belongs<Item extends object>(context: TabContext<Item>, metric: ItemMetric<Item> | null, comparedOnly: boolean): (item: Item) => boolean {
  const { tab, spec, profilesById } = context
  return (item) => {
    const id = spec.profileOf(item)
    if (id === null) return tab === 'cross_channel'
    const member = profilesById.get(id)
    if (!member || (comparedOnly && !isComparable(context, metric, member))) return false
    return metric === null || offers(metric, member.profile.network)
  }
}
