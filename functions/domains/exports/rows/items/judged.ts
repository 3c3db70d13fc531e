/**
 * The items that figures look at in a period, each with whether it counts. Asks the metric's rule and knows none itself: items that belong
 * together count when it comes to something else without them, or to something with them alone.
 */
import { dayMs } from '../../../../../shared/dates/durations.ts'
import { addDays } from '../../../../../shared/dates/index.ts'
import { rowMessages } from '../../../../../shared/export-messages.ts'
import { longestCarry } from '../../../../../shared/metrics/stock.ts'
import type { ItemMetric } from '../../../../../shared/reports/language/items/metric.ts'
import type { Period } from '../../../reports/engine/common/period.ts'
import { isLate, type ReportedProfile } from '../../../reports/engine/common/profiles.ts'
import { firstOf, fullRange, instantsOf, metricOf, type TabContext } from '../../../reports/engine/items/context.ts'
import type { Indexed } from '../../../reports/engine/items/dataset.ts'
import type { Occurrences } from '../../../reports/engine/items/group.ts'
import { isComparable, lackOf } from '../../../reports/engine/items/held.ts'
import { occurrences } from '../../../reports/engine/items/occurrences.ts'
import type { WhyNot } from '../cells.ts'
import type { Kind } from './kind.ts'
import type { ItemSources } from './made-of.ts'

const { whyNot } = rowMessages

/**
 * An item of a period at one of its instants; by figure why it does not count, or null. Figures that do not look at it are not there. `changes`:
 * the same of what is in a change, of figures of which that is a part alone.
 */
export type Judged<Item> = {
  readonly item: Item
  readonly at: string
  readonly isBefore: boolean
  readonly whys: ReadonlyMap<string, WhyNot>
  readonly changes: ReadonlyMap<string, WhyNot>
}

type Gathered<Item> = Omit<Judged<Item>, 'whys' | 'changes'> & Readonly<Record<'whys' | 'changes', Map<string, WhyNot>>>
type Given<Item> = { readonly sources: ItemSources<Item>; readonly present: readonly Kind[]; readonly period: Period }

export function judged<Item extends object>(
  context: TabContext<Item>,
  { parted, ...given }: Given<Item> & { readonly parted: readonly string[] },
): Judged<Item>[] {
  const gathered = new Map<string, Gathered<Item>>()
  const into =
    (what: 'whys' | 'changes'): Add<Item> =>
    (id, { item, at, index }, why, isBefore = false) => {
      const key = `${index} ${at}`
      const known = gathered.get(key) ?? { item, at, isBefore, whys: new Map(), changes: new Map() }
      gathered.set(key, known)
      known[what].set(id, why)
    }
  judge(context, given, given.sources.figures, given.period === 'prior', into('whys'))
  judge(context, given, parted, true, into('changes'))
  return [...gathered.values()].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

type Add<Item> = (id: string, one: Indexed<Item>, why: WhyNot, isBefore?: boolean) => void

/** Each item that a figure looks at, in the range or in what is compared of it. */
function judge<Item extends object>(
  context: TabContext<Item>,
  { sources, present, period }: Given<Item>,
  figures: readonly string[],
  comparedOnly: boolean,
  add: Add<Item>,
): void {
  const readers = new Map<Item, ReturnType<Kind['read']>>()
  const read = (item: Item) => {
    const known = readers.get(item)
    if (known !== undefined) return known
    const found = present.map((kind) => kind.read(item)).find((one) => one !== null) ?? null
    readers.set(item, found)
    return found
  }
  const first = firstOf(context, period)
  const { to, end } = instantsOf(context, period, fullRange(context.dataset, period))
  const isLater = (at: string) => (at.length > 10 ? at >= end : at > to)
  const isOld = (at: string) => (at.length > 10 ? Date.parse(at) < Date.parse(end) - longestCarry * dayMs : at < addDays(to, -longestCarry))
  for (const id of figures) {
    const metric = metricOf(context, id)
    const { all, why } = verdictOf(context, metric, { period, comparedOnly, sortOf: (item) => read(item)?.sort ?? '' })
    const isLevel = metric.class === 'STOCK' && !sources.points
    // what the report gives no instant may have one of its own
    const seen = all.map((one) => ({ said: why(one), placed: { ...one, at: one.at || (read(one.item)?.at ?? '') } }))
    const found = seen.filter(({ said, placed }) => said !== whyNot.nothing && (metric.class !== 'STOCK' || !isLater(placed.at)))
    const levelOf = ({ item }: Indexed<Item>) => (isLevel ? (read(item)?.level ?? null) : null)
    const last = new Map<string | null, Indexed<Item>>()
    for (const { placed } of found) if (placed.at >= (last.get(levelOf(placed))?.at ?? '')) last.set(levelOf(placed), placed)
    for (const { said, placed } of found) {
      const level = levelOf(placed)
      add(id, placed, said ?? (level === null ? null : last.get(level) !== placed ? whyNot.laterLevel : isOld(placed.at) ? whyNot.old : null))
    }
    addBeside(context, id, present, add)
    // a change begins with the level of the day before
    if (metric.class === 'STOCK' || !metric.only) continue
    const before = addDays(first, -1)
    for (const [index, item] of context.dataset.items.entries()) {
      const found = read(item)
      if (found?.level && found.at === before && metric.only(item)) add(id, { item, at: found.at, index }, null, true)
    }
  }
}

/** What is at no instant and yet part of a figure: members of a group, its rates, a page that published nothing. */
function addBeside<Item extends object>(
  { dataset, tab, profilesById, spec }: TabContext<Item>,
  id: string,
  present: readonly Kind[],
  add: (id: string, one: Indexed<Item>, why: WhyNot) => void,
): void {
  for (const { beside, read } of present) {
    if (beside !== 'all' && !beside.includes(id)) continue
    for (const [index, item] of dataset.items.entries()) {
      const profile = spec.profileOf(item)
      if (read(item) && (profile === null ? tab === 'cross_channel' : profilesById.has(profile))) add(id, { item, at: '', index }, null)
    }
  }
}

/** More sorts of items than this are taken to count: to ask after each would be a report for each. */
const mostSorts = 60

/** Why nothing of a profile is compared. */
export function whyNotCompared<Item extends object>(context: TabContext<Item>, metric: ItemMetric<Item>, member: ReportedProfile): WhyNot {
  if (isComparable(context, metric, member)) return null
  return lackOf(context, metric, member) && !isLate(member.profile, context.dataset.prior) ? whyNot.unknown : whyNot.late
}

type Asked<Item> = { readonly period: Period; readonly comparedOnly: boolean; readonly sortOf: (item: Item) => string }

/** All that the figure looks at, whoever is compared, and why one of it does not count. */
function verdictOf<Item extends object>(context: TabContext<Item>, metric: ItemMetric<Item>, { period, comparedOnly, sortOf }: Asked<Item>) {
  const days = fullRange(context.dataset, period)
  const all = occurrences(context, metric, period, days, false)
  const used = comparedOnly ? occurrences(context, metric, period, days, true) : all
  const sorts = sortsOf(context, metric, period, used, sortOf)
  const isUsed = used === all ? null : new Set(used.map(({ index, at }) => `${index} ${at}`))
  const why = (one: Indexed<Item>): WhyNot => {
    if (isUsed && !isUsed.has(`${one.index} ${one.at}`)) {
      const member = context.profilesById.get(context.spec.profileOf(one.item) ?? '')
      return (member && whyNotCompared(context, metric, member)) ?? whyNot.unmatched
    }
    const sort = sorts?.get(sortOf(one.item))
    if (sort?.counts === false) return whyNot.nothing
    return metric.has?.(one.item, one.at) === false && (sort?.has ?? true) ? whyNot.noValue : null
  }
  return { all, why }
}

type Sort = { readonly counts: boolean /** whether any of it is on a side of the rule */; readonly has: boolean }

/** Null where all are of one sort, or of too many. */
function sortsOf<Item extends object>(
  context: TabContext<Item>,
  metric: ItemMetric<Item>,
  period: Period,
  used: Occurrences<Item>,
  sortOf: (item: Item) => string,
): ReadonlyMap<string, Sort> | null {
  const bySort = Map.groupBy(used, ({ item }) => sortOf(item))
  if (bySort.size < 2 || bySort.size > mostSorts) return null
  const days = fullRange(context.dataset, period)
  const value = (list: Occurrences<Item>) => metric.value(list, { ...instantsOf(context, period, days), days: days.end - days.start, whole: used })
  const whole = value(used)
  let left: Occurrences<Item> = used
  const judgedSorts = [...bySort].reverse().map(([sort, own]): [string, Sort] => {
    const without = left.filter(({ item }) => sortOf(item) !== sort)
    const alone = value(own)
    const counts = (alone !== null && alone !== 0) || value(without) !== whole
    // of two that say the same one is enough
    if (!counts) left = without
    return [sort, { counts, has: own.some(({ item, at }) => metric.has?.(item, at) !== false) }]
  })
  return new Map(judgedSorts)
}
