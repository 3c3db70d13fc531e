/** The lists that metrics look at: which items of a tab count, in a whole range or in some of its days. */

import { dayNumber } from '../../../../shared/dates/index.ts'
import { firstIndex } from '../../../../shared/first-index.ts'
import { memoize, memoizeIn } from '../../../../shared/memoize.ts'
import type { ItemMetric } from '../../../../shared/reports/language/items/metric.ts'
import type { DayInterval, Period } from '../common/period.ts'
import { daysKey, firstOf, fullRange, offers, type TabContext } from './context.ts'
import type { Placed } from './dataset.ts'
import type { Occurrences } from './group.ts'
import { isComparable, notCompared } from './held.ts'

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
  const all = narrowed(context, metric, counted(context, metric, period), comparedOnly)
  const { start, end } = fullRange(context.dataset, period)
  if (days.start === start && days.end === end) return all
  return memoizeIn(context.memo.intervals, all, daysKey(period, days), () => {
    const first = dayNumber(firstOf(context, period))
    return all.slice(beginningOf(all, first + days.start), beginningOf(all, first + days.end))
  })
}

/** Where the occurrences of a day begin, or would. */
function beginningOf<Item>(all: readonly Placed<Item>[], day: number): number {
  return firstIndex(all.length, (index) => (all[index]?.day ?? day) >= day)
}

/** Those of the tab that the metric counts, in the whole range. */
function counted<Item extends object>(context: TabContext<Item>, metric: ItemMetric<Item>, period: Period): readonly Placed<Item>[] {
  const { only } = metric
  const placed = placedIn(context, metric, period)
  return only ? memoizeIn(context.memo.only, placed, only, () => placed.filter(({ item }) => only(item))) : placed
}

/** Those whose networks offer the metric and, where ranges are compared, whose profiles can be. */
function narrowed<Item extends object>(
  context: TabContext<Item>,
  metric: ItemMetric<Item>,
  all: readonly Placed<Item>[],
  comparedOnly: boolean,
): readonly Placed<Item>[] {
  const without = comparedOnly ? notCompared(context, metric) : ''
  if (without === '' && context.networks.every((network) => offers(metric, network))) return all
  return memoizeIn(context.memo.offered, all, `${offering(context, metric)} ${without}`, () => {
    const mayBe = belongs(context, metric, comparedOnly)
    return all.filter(({ item }) => mayBe(item))
  })
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
