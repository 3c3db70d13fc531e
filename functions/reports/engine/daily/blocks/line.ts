import type { Dimension } from '../../../../../shared/blocks/spec.ts'
import { type MetricId, metrics } from '../../../../../shared/metrics/index.ts'
import { seriesChart, totalLabel } from '../../common/time-series.ts'
import { figureOf, offered, type SectionContext } from '../context.ts'
import { groupSeries, priorOf } from '../group-series.ts'
import { dimensionLabel, groupsOf } from '../groups.ts'
import { basisOf } from '../left-out.ts'
import type { Resolver } from './resolver.ts'

export const line: Resolver<'line'> = (context, { key, title, metric, dimension, alternative }) => {
  if (!offered(context, metric)) return null
  const values = dimensionSeries(context, metric, dimension)
  const other = alternative ? dimensionSeries(context, metric, alternative) : []
  return {
    kind: 'line',
    ...seriesChart(context, {
      key,
      title,
      unit: metrics[metric].unit,
      values,
      // each line has its own prior
      priorTotal: null,
      ...(values.some(({ prior }) => prior) ? priorOf(context, metric) : {}),
      // people cannot be added up, so nothing stands for the whole range
      total: metrics[metric].class === 'UNIQUE' ? null : figureOf(context, metric, context),
      totalLabel: totalLabel(metrics[metric]),
      note: noteOf(context, metric),
      // a cut into one part says nothing new
      ...(alternative && other.length > 1
        ? { alternative: { label: dimensionLabel(context, dimension), otherLabel: dimensionLabel(context, alternative), values: other } }
        : {}),
    }),
  }
}

/** A chart ends its notes itself. */
function noteOf(context: SectionContext, metric: MetricId): string | undefined {
  return basisOf(context, metric, context, true)?.replace(/\.$/, '')
}

function dimensionSeries(context: SectionContext, metric: MetricId, dimension: Dimension) {
  return groupsOf(context, metric, dimension).map((group) => groupSeries(context, metric, group))
}
