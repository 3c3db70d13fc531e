import type { Cut } from '../../../../../shared/blocks/spec.ts'
import { type MetricId, metrics } from '../../../../../shared/metrics/index.ts'
import { seriesChart, totalLabel } from '../../common/time-series.ts'
import { figureOf, offered, type SectionContext } from '../context.ts'
import { groupSeries } from '../group-series.ts'
import { cutLabel, groupsOf } from '../groups.ts'
import type { Resolver } from './resolver.ts'

export const line: Resolver<'line'> = (context, { key, title, metric, cut, alternative }) => {
  if (!offered(context, metric)) return null
  const values = cutSeries(context, metric, cut)
  const other = alternative ? cutSeries(context, metric, alternative) : []
  return {
    kind: 'line',
    ...seriesChart(context, {
      key,
      title,
      unit: metrics[metric].unit,
      values,
      // each line has its own prior
      priorTotal: null,
      // people cannot be added up, so nothing stands for the whole range
      total: metrics[metric].class === 'UNIQUE' ? null : figureOf(context, metric, context),
      totalLabel: totalLabel(metrics[metric]),
      // a cut into one part says nothing new
      ...(alternative && other.length > 1 ? { alternative: { label: cutLabel(context, cut), otherLabel: cutLabel(context, alternative), values: other } } : {}),
    }),
  }
}

function cutSeries(context: SectionContext, metric: MetricId, cut: Cut) {
  return groupsOf(context, metric, cut).map((group) => groupSeries(context, metric, group))
}
