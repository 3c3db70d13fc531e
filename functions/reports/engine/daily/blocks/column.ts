import type { ColumnCutSpec, ColumnPartsSpec } from '../../../../../shared/blocks/column/spec.ts'
import type { Series } from '../../../../../shared/blocks/series-chart.ts'
import { type MetricId, metrics } from '../../../../../shared/metrics/index.ts'
import { seriesChart, totalLabel, valuesBefore, valuesNow } from '../../common/time-series.ts'
import { figureOf, offered, type SectionScope } from '../context.ts'
import { groupAt, groupSeries } from '../group-series.ts'
import { groupsOf, tabColor } from '../groups.ts'
import { engagementSeries } from './engagement-series.ts'
import { measureAt } from './measure-at.ts'
import type { Resolver } from './resolver.ts'
import { unlikeParts } from './unlike-parts.ts'

export const column: Resolver<'column'> = (scope, spec) => {
  if ('metric' in spec) return byCut(scope, spec)
  return spec.parts === 'engagements' ? byEngagementPart(scope, spec.key, spec.title) : byPart(scope, { ...spec, parts: spec.parts })
}

function byCut(scope: SectionScope, { key, title, metric, cut }: ColumnCutSpec): ReturnType<typeof column> {
  if (!offered(scope, metric)) return null
  const values = groupsOf(scope, metric, cut).map((group) => groupSeries(scope, metric, group))
  const summable = metrics[metric].class === 'FLOW' || metrics[metric].class === 'DELTA'
  return {
    kind: 'column',
    ...seriesChart(scope, {
      key,
      title,
      unit: metrics[metric].unit,
      values,
      priorTotal: summable ? totalBefore(scope, metric) : null,
      total: figureOf(scope, metric, scope),
      totalLabel: totalLabel(metrics[metric]),
    }),
    stacked: values.length > 1,
  }
}

function totalBefore(scope: SectionScope, metric: MetricId) {
  return valuesBefore(scope, groupAt(scope, metric, scope))
}

function byEngagementPart(scope: SectionScope, key: string, title: string | undefined): ReturnType<typeof column> {
  if (!offered(scope, 'engagements')) return null
  return {
    kind: 'column',
    ...seriesChart(scope, {
      key,
      title,
      unit: 'count',
      values: engagementSeries(scope),
      priorTotal: totalBefore(scope, 'engagements'),
      total: figureOf(scope, 'engagements', scope),
    }),
    stacked: true,
  }
}

function byPart(scope: SectionScope, { key, title, parts, lines = [] }: ColumnPartsSpec): ReturnType<typeof column> {
  const columns = parts.flatMap(({ measure, label, color, less }, index): Series[] => {
    const at = measureAt(scope, scope, [measure])
    const sign = (value: number | null) => (value === null || !less ? value : value === 0 ? 0 : -value)
    const values = valuesNow(scope, at).map(sign)
    if (values.every((value) => value === null)) return []
    return [{ key: measure, label, color: color ?? `c${index + 1}`, unit: 'count', values, prior: valuesBefore(scope, at)?.map(sign) ?? null }]
  })
  const drawn = lines.filter((id) => offered(scope, id)).map((id) => overColumns(scope, id))
  if (columns.length === 0 && drawn.length === 0) return null
  const [main] = lines
  return {
    kind: 'column',
    ...seriesChart(scope, {
      key,
      title,
      unit: 'count',
      values: [...columns, ...drawn],
      priorTotal: main ? totalBefore(scope, main) : null,
      total: main ? figureOf(scope, main, scope) : null,
      note: main ? unlikeParts(scope, main, parts) : undefined,
    }),
    stacked: true,
  }
}

function overColumns(scope: SectionScope, id: MetricId): Series {
  return { ...groupSeries(scope, id, { key: id, label: metrics[id].label, color: tabColor(scope), members: scope.members }), line: true }
}
