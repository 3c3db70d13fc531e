/** One tab of a report over items while it is computed. */
import { addDays, instantRange } from '../../../../shared/dates/index.ts'
import type { NetworkCode, TabCode } from '../../../../shared/networks.ts'
import type { ItemReportSpec } from '../../../../shared/reports/language/items/definition.ts'
import type { ItemMetric, Piece } from '../../../../shared/reports/language/items/metric.ts'
import type { ItemSection } from '../../../../shared/reports/language/items/section.ts'
import type { ReportHead } from '../../../../shared/reports/language/manifest.ts'
import { once } from '../common/memoize.ts'
import type { Which } from '../common/period.ts'
import type { ReportedProfile } from '../common/profiles.ts'
import type { Frame } from '../common/time-axis.ts'
import type { ItemFacts, Placer } from './dataset.ts'
import type { Kept, KnownParts } from './tab-memo.ts'

/** When a piece is, as instants and as dates. */
type Moment = Pick<Piece<never>, 'start' | 'end' | 'from' | 'to'>

/** Days of a range: indexes, end not included. */
export type Days = { readonly start: number; readonly end: number }

export type Base<Item extends object> = {
  readonly definition: ReportHead
  readonly spec: ItemReportSpec<Item>
  readonly facts: ItemFacts<Item>
  readonly frame: Frame
  readonly place: Placer<Item>
  readonly parts: KnownParts
  readonly times: Map<number, Moment>
}

export type Scope<Item extends object> = Base<Item> & {
  readonly tab: TabCode
  readonly members: readonly ReportedProfile[]
  /** networks of the members, by name */
  readonly networks: readonly NetworkCode[]
  readonly membersById: ReadonlyMap<string, ReportedProfile>
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

/** A number for some days of a range, of at most some thousand days: spelling them out costs as much as many of the values that are asked for. */
export function daysKey(which: Which, { start, end }: Days): number {
  return (start * 65_536 + end) * 2 + Number(which === 'prior')
}

/** The first date of a range. */
export function firstOf<Item>({ facts }: { readonly facts: ItemFacts<Item> }, which: Which): string {
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
