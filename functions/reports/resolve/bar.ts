import type { BarData } from '../../../shared/blocks/bar.ts'
import type { Unnamed } from '../../../shared/blocks/index.ts'
import { metrics } from '../../../shared/metrics/index.ts'
import { agesOf } from '../audience.ts'
import { groupsOf } from '../groups.ts'
import { noData } from '../no-data.ts'
import { figureOf, offered, type SectionScope } from '../scope.ts'
import type { Resolver } from './resolver.ts'

export const bar: Resolver<'bar'> = (scope, spec) => {
  const { key, title } = spec
  if ('audience' in spec) return drawn(scope, { key, title, unit: 'count', values: agesOf(scope.members).map(ageBar) })
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
  return drawn(scope, { key, title, unit: metrics[spec.metric].unit, values })
}

function ageBar({ band, followers }: { band: string; followers: number }): BarData['values'][number] {
  const figure = { value: followers, prior: null, growth: { kind: 'none' as const, value: null }, unit: 'count' as const, polarity: 'neutral' as const }
  return { key: band, label: band, color: 'c1', figure }
}

function drawn(
  scope: SectionScope,
  { key, title, unit, values }: { key: string; title: string | undefined } & Pick<BarData, 'unit' | 'values'>,
): Unnamed<BarData> {
  return {
    kind: 'bar',
    key,
    title: title ?? null,
    subTitle: null,
    no_data: noData(scope, values.length > 0),
    type: 'chart',
    unit,
    values,
    colors: values.map(({ color }) => color),
  }
}
