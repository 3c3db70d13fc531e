/** Who can be compared by a figure: whose items have what it is made of, in both ranges (docs/metrics.md#what-is-known-from-when). */
import { dayCount } from '../../../../shared/dates/index.ts'
import { memoize, memoizeIn } from '../../../../shared/memoize.ts'
import type { ItemMetric } from '../../../../shared/reports/language/items/metric.ts'
import { closedDays, type Lack, lackOfPieces } from '../common/lack.ts'
import type { ReportedProfile } from '../common/profiles.ts'
import { fullRange, instantsOf, type TabContext } from './context.ts'
import { countedIn, inDays } from './placed.ts'

/** Of a profile, what stands against a comparison; null where nothing does. */
export function lackOf<Item extends object>(context: TabContext<Item>, metric: ItemMetric<Item>, member: ReportedProfile): Lack | null {
  return member.lack ?? (metric.pieces ? lackOfItems(context, metric, member.profile.id) : null)
}

export function isComparable<Item extends object>(context: TabContext<Item>, metric: ItemMetric<Item> | null, member: ReportedProfile): boolean {
  return member.comparable && (metric === null || lackOf(context, metric, member) === null)
}

/** The profiles that cannot be compared by it, by their ids; '' where all can. */
export function notCompared<Item extends object>(context: TabContext<Item>, metric: ItemMetric<Item>): string {
  if (!context.uncompared && !metric.pieces) return ''
  return memoize(context.memo.notCompared, metric, () => {
    const out = context.profiles.filter((member) => !isComparable(context, metric, member))
    return out.map(({ profile }) => profile.id).join()
  })
}

function lackOfItems<Item extends object>(context: TabContext<Item>, metric: ItemMetric<Item>, profileId: string): Lack | null {
  const { pieces, at } = metric
  if (!pieces) return null
  return memoizeIn(context.memo.lacks, metric, profileId, () => {
    const ranges = closedDays(context.dataset).map(({ period, range }) => {
      const own = countedIn(context, context.place(at, period, 'profile', profileId), metric)
      const items = inDays(context, own, period, { start: 0, end: dayCount(range.from, range.to) })
      const whole = fullRange(context.dataset, period)
      return { period, pieces: pieces.of(items, { ...instantsOf(context, period, whole), days: whole.end - whole.start, whole: items }) }
    })
    return lackOfPieces(ranges, pieces.what)
  })
}
