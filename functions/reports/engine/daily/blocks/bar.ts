import type { BarData } from '../../../../../shared/blocks/bar/data.ts'
import type { SpecOf, Unnamed } from '../../../../../shared/blocks/index.ts'
import type { BreakdownKind } from '../../../../../shared/items/breakdowns.ts'
import { metrics } from '../../../../../shared/metrics/index.ts'
import { barData } from '../../common/block-data.ts'
import { agesOf } from '../audience.ts'
import { periodText, ranked } from '../breakdowns.ts'
import { figure, figureOf, offered, type SectionScope } from '../context.ts'
import { groupsOf } from '../groups.ts'
import type { Resolver } from './resolver.ts'

export const bar: Resolver<'bar'> = (scope, spec) => {
  const { key, title } = spec
  if ('audience' in spec) return barData(scope, { key, title, unit: 'count', values: agesOf(scope.members).map(ageBar) })
  if ('breakdown' in spec) return partsBar(scope, spec)
  if (!offered(scope, spec.metric)) return null
  const values = groupsOf(scope, spec.metric, spec.cut)
    // one colour for types, because a bar is named beside it; networks keep theirs
    .map(({ key, label, color, badge, ...group }) => ({
      key,
      label,
      color: spec.cut === 'type' ? 'c1' : color,
      figure: figureOf(scope, spec.metric, group),
      ...(badge ? { badge } : {}),
    }))
    .filter(({ figure }) => figure.value !== null)
    .sort((a, b) => (b.figure.value ?? 0) - (a.figure.value ?? 0))
  return barData(scope, { key, title, unit: metrics[spec.metric].unit, values })
}

function partsBar(scope: SectionScope, { key, title, breakdown, metric }: Extract<SpecOf<'bar'>, { breakdown: BreakdownKind }>): Unnamed<BarData> {
  const values = ranked(scope, breakdown, metric).map(({ key: part, label, value }) => ({
    key: part,
    label,
    color: 'c1',
    figure: figure(metric, value, null, null),
  }))
  return { ...barData(scope, { key, title, unit: metrics[metric].unit, values }), subTitle: periodText(scope, breakdown) }
}

function ageBar({ band, followers }: { band: string; followers: number }): BarData['values'][number] {
  const figure = { value: followers, prior: null, growth: { kind: 'none' as const, value: null }, unit: 'count' as const, polarity: 'neutral' as const }
  return { key: band, label: band, color: 'c1', figure }
}
