/** One tab of a report over items while it is computed, and the only two questions blocks ask: the value of a group, and its figure. */
import type { Figure } from '../../../shared/blocks/shared.ts'
import { addDays, dayNumber, instantRange } from '../../../shared/dates/index.ts'
import { growth } from '../../../shared/metrics/index.ts'
import type { NetworkCode, TabCode } from '../../../shared/networks.ts'
import type { ReportHead } from '../../../shared/reports/definition.ts'
import type { Part } from '../../../shared/reports/items/cut.ts'
import type { ItemReportSpec } from '../../../shared/reports/items/definition.ts'
import type { ItemMetric, Occurrence, Piece } from '../../../shared/reports/items/metric.ts'
import type { ItemSection } from '../../../shared/reports/items/section.ts'
import type { Which } from '../fold.ts'
import type { Frame } from '../frame.ts'
import type { ItemFacts, Member, Placed, placer } from './facts.ts'
import type { Group, Occurrences } from './group.ts'
import type { Kept } from './kept.ts'
import { once, onceOf } from './once.ts'

/** When a piece is, as instants and as dates. */
export type Moment = Pick<Piece<never>, 'start' | 'end' | 'from' | 'to'>

/** Days of a range: indexes, end not included. */
export type Days = { readonly start: number; readonly end: number }

export type Base<Item extends object> = {
  readonly definition: ReportHead
  readonly spec: ItemReportSpec<Item>
  readonly facts: ItemFacts<Item>
  readonly frame: Frame
  readonly place: ReturnType<typeof placer<Item>>
  /** parts of items already asked for, by cut and range: texts are taken apart once */
  readonly parts: Map<string, Map<Item, readonly Part[]>>
  readonly times: Map<number, Moment>
}

export type Scope<Item extends object> = Base<Item> & {
  readonly tab: TabCode
  readonly members: readonly Member[]
  /** networks of the members, by name */
  readonly networks: readonly NetworkCode[]
  readonly membersById: ReadonlyMap<string, Member>
  /** whether some member cannot be compared */
  readonly uncompared: boolean
  readonly kept: Kept<Item>
}

export type SectionScope<Item extends object> = Scope<Item> & { readonly section: ItemSection<Item>; readonly empty: string }

/** @throws RangeError for a metric that the report does not declare */
export function metricOf<Item extends object>({ spec }: Pick<Base<Item>, 'spec'>, id: string): ItemMetric<Item> {
  const metric = spec.metrics[id]
  if (!metric) throw new RangeError(`The report has no metric ${id}.`)
  return metric
}

export function offers<Item>({ fields }: ItemMetric<Item>, network: NetworkCode): boolean {
  return fields === undefined || fields[network] !== undefined
}

/** Whether any network of the tab offers the metric; when none does, its tiles and blocks are absent. */
export function offered<Item extends object>(scope: Scope<Item>, id: string): boolean {
  const metric = metricOf(scope, id)
  return metric.fields === undefined || scope.networks.some((network) => offers(metric, network))
}

export function whole<Item>({ days, priorDays }: Pick<ItemFacts<Item>, 'days' | 'priorDays'>, which: Which): Days {
  return { start: 0, end: which === 'current' ? days : (priorDays ?? 0) }
}

/** A number for some days of a range, which never has 4096: spelling them out costs as much as many of the values that are asked for. */
function daysKey(which: Which, { start, end }: Days): number {
  return (start * 4096 + end) * 2 + Number(which === 'prior')
}

/** The first date of a range. */
function firstOf<Item>({ facts }: { readonly facts: ItemFacts<Item> }, which: Which): string {
  return (which === 'current' ? facts.range : facts.prior)?.from ?? facts.range.from
}

/** The instants of some days of a range; the end is never after now, for nothing is known of later. */
export function instantsOf<Item extends object>({ facts, times }: Base<Item>, which: Which, days: Days): Moment {
  return once(times, daysKey(which, days), () => {
    const first = firstOf({ facts }, which)
    const [from, to] = [addDays(first, days.start), addDays(first, days.end - 1)]
    const [begin, finish] = instantRange(from, to, facts.zone)
    const now = facts.now.toISOString()
    return { start: begin, end: finish < now ? finish : now, from, to }
  })
}

/** Items of the tab that a metric looks at in some days: those at an instant within, or for a level all there are, whatever the day. */
export function occurrences<Item extends object>(
  scope: Scope<Item>,
  metric: ItemMetric<Item>,
  which: Which,
  days: Days,
  comparedOnly = which === 'prior',
): Occurrences<Item> {
  if (metric.class !== 'STOCK') return placedFor(scope, metric, which, days, comparedOnly)
  return once(scope.kept.levels, `${offering(scope, metric)} ${comparedOnly && scope.uncompared}`, () => {
    const mayBe = belongs(scope, metric, comparedOnly)
    return scope.facts.items.flatMap((item) => (mayBe(item) ? [{ item, at: scope.spec.at(item) ?? '' }] : []))
  })
}

/** What a metric that is no level looks at in some days of a range, in the order of time. */
export function placedFor<Item extends object>(
  scope: Scope<Item>,
  metric: ItemMetric<Item>,
  which: Which,
  days: Days,
  comparedOnly: boolean,
): readonly Placed<Item>[] {
  const all = narrowed(scope, metric, counted(scope, metric, which), comparedOnly)
  const { start, end } = whole(scope.facts, which)
  if (days.start === start && days.end === end) return all
  return onceOf(scope.kept.pieces, all, daysKey(which, days), () => {
    const first = dayNumber(firstOf(scope, which))
    return all.slice(beginningOf(all, first + days.start), beginningOf(all, first + days.end))
  })
}

/** Where the occurrences of a day begin, or would. */
function beginningOf<Item>(all: readonly Placed<Item>[], day: number): number {
  let [before, later] = [0, all.length]
  while (before < later) {
    const middle = (before + later) >> 1
    if ((all[middle]?.day ?? day) < day) before = middle + 1
    else later = middle
  }
  return before
}

/** Those of the tab that the metric counts, in the whole range. */
function counted<Item extends object>(scope: Scope<Item>, metric: ItemMetric<Item>, which: Which): readonly Placed<Item>[] {
  const { only } = metric
  const placed = placedIn(scope, metric, which)
  return only ? onceOf(scope.kept.only, placed, only, () => placed.filter(({ item }) => only(item))) : placed
}

/** Those whose networks offer the metric and, where ranges are compared, whose profiles can be. */
function narrowed<Item extends object>(
  scope: Scope<Item>,
  metric: ItemMetric<Item>,
  all: readonly Placed<Item>[],
  comparedOnly: boolean,
): readonly Placed<Item>[] {
  const compared = comparedOnly && scope.uncompared
  if (!compared && scope.networks.every((network) => offers(metric, network))) return all
  return onceOf(scope.kept.offered, all, `${offering(scope, metric)} ${compared}`, () => {
    const mayBe = belongs(scope, metric, comparedOnly)
    return all.filter(({ item }) => mayBe(item))
  })
}

/** The networks of the tab that offer a metric: two metrics that the same ones offer look at the same items. */
function offering<Item extends object>({ kept, networks }: Scope<Item>, metric: ItemMetric<Item>): string {
  return once(kept.offering, metric, () => networks.filter((network) => offers(metric, network)).join())
}

/** The tab's own, or those of one of its profiles, whatever network offers what. */
function placedIn<Item extends object>(
  { place, tab, membersById }: Scope<Item>,
  { at, profile }: Pick<ItemMetric<Item>, 'at' | 'profile'>,
  which: Which,
): readonly Placed<Item>[] {
  if (profile !== undefined) return membersById.has(profile) ? place(at, which, 'profile', profile) : nothing
  return tab === 'cross_channel' ? place(at, which) : place(at, which, 'network', tab)
}

const nothing: readonly never[] = []

/** The tab's items at their own instants in the whole current range, or those of one of its profiles. */
export function inRange<Item extends object>(scope: Scope<Item>, profile?: string): readonly Placed<Item>[] {
  return placedIn(scope, { profile }, 'current')
}

/** Whether an item is of the tab, its network offers the metric and, where ranges are compared, its profile can be. */
export function belongs<Item extends object>(scope: Scope<Item>, metric: ItemMetric<Item> | null, comparedOnly: boolean): (item: Item) => boolean {
  const { tab, spec, membersById } = scope
  return (item) => {
    const id = spec.profileOf(item)
    if (id === null) return tab === 'cross_channel'
    const member = membersById.get(id)
    if (!member || (comparedOnly && !member.comparable)) return false
    return metric === null || offers(metric, member.profile.network)
  }
}

export function measured<Item extends object>(
  scope: Scope<Item>,
  id: string,
  group: Group<Item>,
  which: Which,
  days: Days,
  comparedOnly = which === 'prior',
): number | null {
  const metric = metricOf(scope, id)
  const all = occurrences(scope, metric, which, days, comparedOnly)
  const items = inGroup(all, group, which)
  const known = onceOf(scope.kept.values, items, id, () => new Map<number, number | null>())
  return once(known, daysKey(which, days) * 2 + Number(comparedOnly), () =>
    metric.value(items, { ...instantsOf(scope, which, days), days: days.end - days.start, whole: all }),
  )
}

function inGroup<Item>(all: readonly Occurrence<Item>[], { pick }: Group<Item>, which: Which): Occurrences<Item> {
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
