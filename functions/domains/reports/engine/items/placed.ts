/** Lists of placed items cut down, each list once: metrics that look at the same find what is kept for it. */
import { dayNumber } from '../../../../../shared/dates/index.ts'
import { firstIndex } from '../../../../../shared/first-index.ts'
import { memoizeIn } from '../../../../../shared/memoize.ts'
import type { ItemMetric } from '../../../../../shared/reports/language/items/metric.ts'
import type { DayInterval, Period } from '../common/period.ts'
import { daysKey, firstOf, fullRange, type TabContext } from './context.ts'
import type { Placed } from './dataset.ts'

type PlacedList<Item> = readonly Placed<Item>[]

/** Those that a metric counts. */
export function countedIn<Item extends object>({ memo }: TabContext<Item>, all: PlacedList<Item>, { only }: ItemMetric<Item>): PlacedList<Item> {
  return only ? memoizeIn(memo.only, all, only, () => all.filter(({ item }) => only(item))) : all
}

/** Those of some days of a range, of a list in the order of time. */
export function inDays<Item extends object>(context: TabContext<Item>, all: PlacedList<Item>, period: Period, days: DayInterval): PlacedList<Item> {
  const { start, end } = fullRange(context.dataset, period)
  if (days.start === start && days.end === end) return all
  return memoizeIn(context.memo.intervals, all, daysKey(period, days), () => {
    const first = dayNumber(firstOf(context, period))
    return all.slice(beginningOf(all, first + days.start), beginningOf(all, first + days.end))
  })
}

/** Where the occurrences of a day begin, or would. */
function beginningOf<Item>(all: PlacedList<Item>, day: number): number {
  return firstIndex(all.length, (index) => (all[index]?.day ?? day) >= day)
}
