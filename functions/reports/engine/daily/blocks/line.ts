import type { Cut } from '../../../../../shared/blocks/spec.ts'
import { type MetricId, metrics } from '../../../../../shared/metrics/index.ts'
import { seriesChart, totalLabel } from '../../common/time-series.ts'
import { figureOf, offered, type SectionScope } from '../context.ts'
import { groupSeries } from '../group-series.ts'
import { cutLabel, groupsOf } from '../groups.ts'
import type { Resolver } from './resolver.ts'

export const line: Resolver<'line'> = (scope, { key, title, metric, cut, alternative }) => {
  if (!offered(scope, metric)) return null
  const values = cutSeries(scope, metric, cut)
  const other = alternative ? cutSeries(scope, metric, alternative) : []
  return {
    kind: 'line',
    ...seriesChart(scope, {
      key,
      title,
      unit: metrics[metric].unit,
      values,
      // each line has its own prior
      priorTotal: null,
      // people cannot be added up, so nothing stands for the whole range
      total: metrics[metric].class === 'UNIQUE' ? null : figureOf(scope, metric, scope),
      totalLabel: totalLabel(metrics[metric]),
      // a cut into one part says nothing new
      ...(alternative && other.length > 1 ? { alternative: { label: cutLabel(scope, cut), otherLabel: cutLabel(scope, alternative), values: other } } : {}),
    }),
  }
}

function cutSeries(scope: SectionScope, metric: MetricId, cut: Cut) {
  return groupsOf(scope, metric, cut).map((group) => groupSeries(scope, metric, group))
}
