/** One tab of a report over items while it is computed. */

import { addDays, instantRange } from '../../../../../shared/dates/index.ts'
import { memoize } from '../../../../../shared/memoize.ts'
import type { NetworkCode, TabCode } from '../../../../../shared/networks.ts'
import type { ItemReportSpec } from '../../../../../shared/reports/language/items/definition.ts'
import type { Interval, ItemMetric } from '../../../../../shared/reports/language/items/metric.ts'
import type { ItemSection } from '../../../../../shared/reports/language/items/section.ts'
import type { ReportManifest } from '../../../../../shared/reports/language/manifest.ts'
import type { DayInterval, Period } from '../common/period.ts'
import type { ReportedProfile } from '../common/profiles.ts'
import type { TimeAxis } from '../common/time-axis.ts'
import type { ItemDataset, Placer } from './dataset.ts'
import type { DimensionValuesMemo, TabMemo } from './tab-memo.ts'

/** When an interval is, as instants and as dates. */
type Moment = Pick<Interval<never>, 'start' | 'end' | 'from' | 'to'>

export type Base<Item extends object> = {
  readonly definition: ReportManifest
  readonly spec: ItemReportSpec<Item>
  readonly dataset: ItemDataset<Item>
  readonly timeAxis: TimeAxis
  readonly place: Placer<Item>
  readonly parts: DimensionValuesMemo
  readonly times: Map<number, Moment>
}

export type TabContext<Item extends object> = Base<Item> & {
  readonly tab: TabCode
  readonly profiles: readonly ReportedProfile[]
  /** networks of the profiles, by name */
  readonly networks: readonly NetworkCode[]
  readonly profilesById: ReadonlyMap<string, ReportedProfile>
  /** whether some profile, or some day, cannot be compared */
  readonly uncompared: boolean
  readonly memo: TabMemo<Item>
}

export type SectionContext<Item extends object> = TabContext<Item> & { readonly section: ItemSection<Item>; readonly empty: string }

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
export function offered<Item extends object>(context: TabContext<Item>, id: string): boolean {
  const metric = metricOf(context, id)
  return metric.fields === undefined || context.networks.some((network) => offers(metric, network))
}

export function fullRange<Item>({ days, priorDays }: Pick<ItemDataset<Item>, 'days' | 'priorDays'>, period: Period): DayInterval {
  return { start: 0, end: period === 'current' ? days : (priorDays ?? 0) }
}

/** A number for some days of a range, of at most some thousand days: spelling them out costs as much as many of the values that are asked for. */
export function daysKey(period: Period, { start, end }: DayInterval): number {
  return (start * 65_536 + end) * 2 + Number(period === 'prior')
}

/** The first date of a range. */
export function firstOf<Item>({ dataset }: { readonly dataset: ItemDataset<Item> }, period: Period): string {
  return (period === 'current' ? dataset.range : dataset.prior)?.from ?? dataset.range.from
}

/** The instants of some days of a range; the end is never after now, for nothing is known of later. */
export function instantsOf<Item extends object>({ dataset, times }: Base<Item>, period: Period, days: DayInterval): Moment {
  return memoize(times, daysKey(period, days), () => {
    const first = firstOf({ dataset }, period)
    const [from, to] = [addDays(first, days.start), addDays(first, days.end - 1)]
    const [begin, finish] = instantRange(from, to, dataset.zone)
    const now = dataset.now.toISOString()
    return { start: begin, end: finish < now ? finish : now, from, to }
  })
}
