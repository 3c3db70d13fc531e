/** What networks tell in parts, put together over the range and the profiles of a tab. */

import { type DateRange, monthNames } from '../../../../../shared/dates/index.ts'
import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { type Breakdown, type BreakdownKind, breakdowns, monthOf } from '../../../../../shared/items/breakdowns.ts'
import { listed } from '../../../../../shared/listed.ts'
import { type MetricId, measuresOf, metrics, ratio, sumKnown, sumOf } from '../../../../../shared/metrics/index.ts'
import type { NetworkCode } from '../../../../../shared/networks.ts'
import type { ReportDefinition } from '../../../../../shared/reports/language/daily.ts'
import { compareText } from '../common/profiles.ts'
import type { TabContext } from './context.ts'

/** The kinds that a declaration draws. */
export function breakdownsIn({ sections }: ReportDefinition): ReadonlySet<BreakdownKind> {
  return new Set(sections.flatMap(({ blocks }) => blocks.flatMap((block) => ('breakdown' in block ? block.breakdown : []))))
}

/** Those of the range: days that lie in it, months that it touches. */
export function within(all: readonly Breakdown[], { from, to }: DateRange): Breakdown[] {
  return all.filter(({ kind, date }) => date >= (breakdowns[kind].period === 'month' ? monthOf(from) : from) && date <= to)
}

export type BreakdownPart = { readonly key: string; readonly label: string; readonly measures: readonly Breakdown['parts'][number]['measures'][] }

export function reportedOf({ profiles }: Pick<TabContext, 'profiles'>, kind: BreakdownKind): Breakdown[] {
  return profiles.flatMap((member) => member.breakdowns).filter((one) => one.kind === kind)
}

/** By name of the part; the same part of two profiles or days is one. */
export function breakdownParts(context: Pick<TabContext, 'profiles'>, kind: BreakdownKind): BreakdownPart[] {
  const parts = Map.groupBy(
    reportedOf(context, kind).flatMap(({ parts: own }) => own),
    ({ key }) => key,
  )
  return [...parts].map(([key, own]) => ({ key, label: own.at(-1)?.label ?? key, measures: own.map(({ measures }) => measures) }))
}

/** A metric of a part, by the rule of its class: flows are added, ratios made from the sums over what has both terms. */
export function partValue(id: MetricId, network: NetworkCode, measures: BreakdownPart['measures']): number | null {
  const metric = metrics[id]
  const one = (own: MetricId, values: BreakdownPart['measures'][number]): number | null => {
    const stored = metrics[own]
    return 'source' in stored ? sumOf(measuresOf(stored, network) ?? [], (measure) => values[measure]) : null
  }
  if (metric.class !== 'RATIO') return sumKnown(measures.map((values) => one(id, values)))
  const { num, den, scale } = metric
  if (den === 'days' || den === 'baseline') return null
  return ratio(
    measures.map((values) => ({ num: one(num, values), den: one(den, values) })),
    scale,
  )
}

/** Largest first; parts without a value are none. */
export function ranked(context: Pick<TabContext, 'profiles'>, kind: BreakdownKind, by: MetricId): (BreakdownPart & { readonly value: number })[] {
  const { network } = breakdowns[kind]
  return breakdownParts(context, kind)
    .flatMap((part) => {
      const value = partValue(by, network, part.measures)
      return value === null ? [] : [{ ...part, value }]
    })
    .sort((a, b) => b.value - a.value || compareText(a.label, b.label))
}

/** How much of the range the parts are of, where that is not exactly the range. */
export function periodText({ dataset, profiles }: Pick<TabContext, 'dataset' | 'profiles'>, kind: BreakdownKind): string | null {
  const dates = [...new Set(reportedOf({ profiles }, kind).map(({ date }) => date))].sort()
  if (dates.length === 0) return null
  if (breakdowns[kind].period === 'month')
    return figureMessages.report.wholeMonths(listed(dates.map((date) => `${monthNames[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`)))
  return dates.length < dataset.days ? figureMessages.report.daysTold(dates.length, dataset.days) : null
}
