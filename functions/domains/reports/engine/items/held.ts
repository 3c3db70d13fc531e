/** Who can be compared by a figure: whose items have what it is made of, in both ranges (docs/metrics.md#what-is-known-from-when). */
import { memoize, memoizeIn } from '../../../../../shared/memoize.ts'
import type { ItemMetric } from '../../../../../shared/reports/language/items/metric.ts'
import type { Lack } from '../common/lack.ts'
import { isCut, isUneven, limitsOf, type Matched, matchDays, unequalLack } from '../common/matched-days.ts'
import type { Period } from '../common/period.ts'
import type { ReportedProfile } from '../common/profiles.ts'
import { fullRange, instantsOf, offers, type TabContext } from './context.ts'
import { countedIn, inDays } from './placed.ts'

const periods: readonly Period[] = ['prior', 'current']

/** What is larger of more days. */
const growing: readonly string[] = ['FLOW', 'DELTA', 'POST', 'UNIQUE']

/** What stands against a comparison of anything by it; null where nothing does. */
export function lackOfAll<Item extends object>(context: TabContext<Item>, metric: ItemMetric<Item>): Lack | null {
  return context.dataset.lack ?? lackOfLength(context, metric)
}

function lackOfLength<Item extends object>({ dataset }: TabContext<Item>, { class: rule, growsWithDays }: ItemMetric<Item>): Lack | null {
  return dataset.prior && isUneven(dataset) && (growing.includes(rule) || growsWithDays) ? unequalLack(dataset) : null
}

/** Of a profile, what stands against a comparison; null where nothing does. */
export function lackOf<Item extends object>(context: TabContext<Item>, metric: ItemMetric<Item>, member: ReportedProfile): Lack | null {
  const length = context.spec.fromNetworks ? lackOfLength(context, metric) : null
  return length ?? member.lack ?? (metric.pieces ? (matchOfItems(context, metric, member)?.lack ?? null) : null)
}

const keyOf = ({ current, prior }: Matched) => `${current.on.join('')}/${prior.on.join('')}`

/** The days over which a profile is compared by it; null where these are all. */
export function matchOf<Item extends object>(context: TabContext<Item>, metric: ItemMetric<Item> | null, member: ReportedProfile): Matched | null {
  const matched = metric?.pieces && !member.lack ? matchOfItems(context, metric, member) : (member.matched ?? null)
  return matched && isCut(context.dataset, matched) ? matched : null
}

export function isComparable<Item extends object>(context: TabContext<Item>, metric: ItemMetric<Item> | null, member: ReportedProfile): boolean {
  return member.comparable && (metric === null || lackOf(context, metric, member) === null)
}

/** What is not compared by it, as a key: the profiles by their ids, and the days of the others; '' where all is. */
export function notCompared<Item extends object>(context: TabContext<Item>, metric: ItemMetric<Item>): string {
  if (!context.uncompared && !metric.pieces) return ''
  return memoize(context.memo.notCompared, metric, () => {
    const out = context.profiles.flatMap((member) => {
      if (!isComparable(context, metric, member)) return member.profile.id
      const matched = matchOf(context, metric, member)
      return matched ? `${member.profile.id}:${keyOf(matched)}` : []
    })
    return [...out, ...(context.dataset.matched ? [keyOf(context.dataset.matched)] : [])].join()
  })
}

/** Returns whether a profile has a value of the metric in either whole period. */
const hasFigure = <Item extends object>(context: TabContext<Item>, metric: ItemMetric<Item>, { profile: { id } }: ReportedProfile): boolean =>
  memoizeIn(context.memo.figures, metric, id, () =>
    periods.some((period) => {
      const own = countedIn(context, context.place(metric.at, period, 'profile', id), metric)
      const range = fullRange(context.dataset, period)
      return metric.value(own, { ...instantsOf(context, period, range), days: range.end - range.start, whole: own }) !== null
    }),
  )

/** Over how many days the profiles of a group are compared by it: the fewest of any that has a figure. */
export function daysCompared<Item extends object>(
  context: TabContext<Item>,
  metric: ItemMetric<Item>,
  profiles: readonly ReportedProfile[],
  period: Period = 'current',
): number {
  const { end } = fullRange(context.dataset, period)
  const comparable = profiles.filter((member) => offers(metric, member.profile.network) && isComparable(context, metric, member))
  const withFigure = comparable.filter((member) => hasFigure(context, metric, member))
  // figures of an industry are of no profile
  const counted = withFigure.length > 0 ? withFigure : comparable
  const all = counted.map((member) => matchOf(context, metric, member)?.[period].some ?? end)
  return Math.min(end, context.dataset.matched?.[period].some ?? end, ...all)
}

/** The days on which all items of a profile have what those of their kind have in either range. */
function matchOfItems<Item extends object>(context: TabContext<Item>, metric: ItemMetric<Item>, member: ReportedProfile): Matched | null {
  const { pieces, at } = metric
  if (!pieces || !context.dataset.prior) return null
  const { id } = member.profile
  return memoizeIn(context.memo.lacks, metric, id, () => {
    const limits = limitsOf(context.dataset)
    const told = periods.flatMap((period) => {
      const { days, settled } = limits[period]
      const own = countedIn(context, context.place(at, period, 'profile', id), metric)
      const range = { ...instantsOf(context, period, fullRange(context.dataset, period)), days, whole: own }
      // of what is known by the ends of a range, the range is one piece
      return Array.from({ length: pieces.ofRange ? Math.min(1, settled) : settled }, (_, day) => {
        const found: { kind: string; has: number }[] = []
        pieces.of(pieces.ofRange ? own : inDays(context, own, period, { start: day, end: day + 1 }), range)((kind, has) => found.push({ kind, has }))
        return { period, day, found }
      })
    })
    const used = new Map<string, number>()
    for (const { period, day, found } of told) if (day < limits[period].due) for (const { kind, has } of found) used.set(kind, (used.get(kind) ?? 0) | has)
    // what no older item has is asked of none
    const isWhole = ({ kind, has }: { kind: string; has: number }) => ((used.get(kind) ?? 0) & ~has) === 0
    const holes = new Set(told.flatMap(({ period, day, found }) => (found.every(isWhole) ? [] : [`${period} ${day}`])))
    const given = member.matched
    const isOn = (period: Period, day: number) => given === undefined || given[period].on[day] === 1
    const matched = matchDays(context.dataset, (period, day) => !holes.has(pieces.ofRange ? `${period} 0` : `${period} ${day}`) && isOn(period, day))
    if (!matched.lack) return matched
    const of = (period: Period) => {
      const all = told.filter((one) => one.period === period && one.day < limits[period].due).flatMap(({ found }) => found)
      return { period, known: all.filter(isWhole).length, all: all.length, what: pieces.what }
    }
    const [prior, current] = [of('prior'), of('current')]
    return { ...matched, lack: prior.known < prior.all ? prior : current.known < current.all ? current : matched.lack }
  })
}
