import type { BarData } from '../../../../../../shared/blocks/bar/data.ts'
import type { SpecOf, Unnamed } from '../../../../../../shared/blocks/index.ts'
import type { BreakdownKind } from '../../../../../../shared/items/breakdowns.ts'
import { type MetricId, metrics } from '../../../../../../shared/metrics/index.ts'
import { barData } from '../../common/block-data.ts'
import { agesOf } from '../audience.ts'
import { periodText, ranked } from '../breakdowns.ts'
import { figure, figureOf, type Group, offered, type SectionContext } from '../context.ts'
import { groupsOf } from '../groups.ts'
import { shortBasis } from '../left-out.ts'
import type { Resolver } from './resolver.ts'

export const bar: Resolver<'bar'> = (context, spec) => {
  const { key, title } = spec
  if ('audience' in spec) return barData(context, { key, title, unit: 'count', values: agesOf(context.profiles).map(ageBar) })
  if ('breakdown' in spec) return partsBar(context, spec)
  if (!offered(context, spec.metric)) return null
  const values = groupsOf(context, spec.metric, spec.dimension)
    // one colour for types, because a bar is named beside it; networks keep theirs
    .map(({ key, label, color, badge, ...group }) => ({
      key,
      label,
      color: spec.dimension === 'type' ? 'c1' : color,
      figure: figureOf(context, spec.metric, group),
      ...basisIn(context, spec.metric, group),
      ...(badge ? { badge } : {}),
    }))
    .filter(({ figure }) => figure.value !== null)
    .sort((a, b) => (b.figure.value ?? 0) - (a.figure.value ?? 0))
  return barData(context, { key, title, unit: metrics[spec.metric].unit, values })
}

function basisIn(context: SectionContext, metric: MetricId, group: Group): Pick<BarData['values'][number], 'basis'> {
  const basis = shortBasis(context, metric, group)
  return basis === null ? {} : { basis }
}

function partsBar(context: SectionContext, { key, title, breakdown, metric }: Extract<SpecOf<'bar'>, { breakdown: BreakdownKind }>): Unnamed<BarData> {
  const values = ranked(context, breakdown, metric).map(({ key: part, label, value }) => ({
    key: part,
    label,
    color: 'c1',
    figure: figure(metric, value, null, null),
  }))
  return { ...barData(context, { key, title, unit: metrics[metric].unit, values }), subTitle: periodText(context, breakdown) }
}

function ageBar({ band, followers }: { band: string; followers: number }): BarData['values'][number] {
  const figure = { value: followers, prior: null, growth: { kind: 'none' as const, value: null }, unit: 'count' as const, polarity: 'neutral' as const }
  return { key: band, label: band, color: 'c1', figure }
}
