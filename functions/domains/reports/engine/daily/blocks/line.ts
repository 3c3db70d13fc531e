import type { Dimension } from '../../../../../../shared/blocks/spec.ts'
import { addDays, formatDate } from '../../../../../../shared/dates/index.ts'
import { figureMessages } from '../../../../../../shared/figure-messages.ts'
import { type MetricId, metrics } from '../../../../../../shared/metrics/index.ts'
import { fullName } from '../../common/full-name.ts'
import { seriesChart, totalLabel } from '../../common/time-series.ts'
import { offering } from '../aggregate.ts'
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
  const said = [basisOf(context, metric, context, true)?.replace(/\.$/, ''), joinedNote(context, metric)].filter(Boolean)
  return said.length > 0 ? said.join('. ') : undefined
}

/** A level of several profiles jumps on the day on which one of them is first known. */
function joinedNote({ dataset, profiles, definition }: SectionContext, metric: MetricId): string | null {
  if (metrics[metric].class !== 'STOCK' || definition.basis === 'lifetime') return null
  const all = offering(metric, profiles)
  const joined = all.filter(({ firstDay }) => firstDay > 0 && firstDay < dataset.days)
  const [first, ...others] = joined
  if (!first || all.length < 2) return null
  return others.length > 0
    ? figureMessages.report.joined(joined.length)
    : figureMessages.report.joinedOn(fullName(first.profile), formatDate(addDays(dataset.range.from, first.firstDay)))
}

function dimensionSeries(context: SectionContext, metric: MetricId, dimension: Dimension) {
  return groupsOf(context, metric, dimension).map((group) => groupSeries(context, metric, group))
}
