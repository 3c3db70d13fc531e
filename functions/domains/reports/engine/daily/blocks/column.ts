import type { ColumnDimensionSpec, ColumnPartsSpec } from '../../../../../../shared/blocks/column/spec.ts'
import type { Series } from '../../../../../../shared/blocks/series-chart.ts'
import { isMetricId, type MetricId, metrics } from '../../../../../../shared/metrics/index.ts'
import { seriesChart, totalLabel, unlikeIn, valuesBefore, valuesNow } from '../../common/time-series.ts'
import { comparableFor, figureOf, offered, type SectionContext } from '../context.ts'
import { alikeIn, groupAt, groupSeries, priorOf, sameIn } from '../group-series.ts'
import { groupsOf, tabColor } from '../groups.ts'
import { engagementSeries } from './engagement-series.ts'
import { measureAt } from './measure-at.ts'
import type { Resolver } from './resolver.ts'
import { unlikeParts } from './unlike-parts.ts'

export const column: Resolver<'column'> = (context, spec) => {
  if ('metric' in spec) return byDimension(context, spec)
  return spec.parts === 'engagements' ? byEngagementPart(context, spec.key, spec.title) : byPart(context, { ...spec, parts: spec.parts })
}

function byDimension(context: SectionContext, { key, title, metric, dimension }: ColumnDimensionSpec): ReturnType<typeof column> {
  if (!offered(context, metric)) return null
  const values = groupsOf(context, metric, dimension).map((group) => groupSeries(context, metric, group))
  const summable = metrics[metric].class === 'FLOW' || metrics[metric].class === 'DELTA'
  return {
    kind: 'column',
    ...seriesChart(context, {
      key,
      title,
      unit: metrics[metric].unit,
      values,
      ...(summable ? totalBefore(context, metric) : noTotal),
      total: figureOf(context, metric, context),
      totalLabel: totalLabel(metrics[metric]),
    }),
    stacked: values.length > 1,
  }
}

const noTotal = { priorTotal: null }

/** The prior total of the profiles that are compared; where these are not all, of how many it is, and there is no change of it. */
function totalBefore(context: SectionContext, metric: MetricId) {
  const priorTotal = valuesBefore(context, groupAt(context, metric, context))
  return { priorTotal, ...(priorTotal ? { ...unlikeIn(context, alikeIn(context, metric, metric, context)), ...priorOf(context, metric) } : {}) }
}

function byEngagementPart(context: SectionContext, key: string, title: string | undefined): ReturnType<typeof column> {
  if (!offered(context, 'engagements')) return null
  return {
    kind: 'column',
    ...seriesChart(context, {
      key,
      title,
      unit: 'count',
      values: engagementSeries(context),
      ...totalBefore(context, 'engagements'),
      total: figureOf(context, 'engagements', context),
    }),
    stacked: true,
  }
}

function byPart(context: SectionContext, { key, title, parts, lines = [] }: ColumnPartsSpec): ReturnType<typeof column> {
  const columns = parts.flatMap(({ measure, label, color, less }, index): Series[] => {
    const at = measureAt(context, context, [measure])
    const sign = (value: number | null) => (value === null || !less ? value : value === 0 ? 0 : -value)
    const values = valuesNow(context, at).map(sign)
    if (values.every((value) => value === null)) return []
    const prior = valuesBefore(context, at)?.map(sign) ?? null
    const isAlike = sameIn(context, comparableFor(context, [measure], context), context, (member) => {
      const own = measureAt(context, { profiles: [member] }, [measure])
      return (interval) => own('current', interval)
    })
    const polarity = isMetricId(measure) ? { polarity: metrics[measure].polarity } : {}
    return [
      {
        key: measure,
        label,
        color: color ?? `c${index + 1}`,
        unit: 'count',
        ...polarity,
        ...(less ? { less } : {}),
        values,
        prior,
        ...(prior ? unlikeIn(context, isAlike) : {}),
      },
    ]
  })
  const drawn = lines.filter((id) => offered(context, id)).map((id) => overColumns(context, id))
  if (columns.length === 0 && drawn.length === 0) return null
  const [main] = lines
  return {
    kind: 'column',
    ...seriesChart(context, {
      key,
      title,
      unit: 'count',
      values: [...columns, ...drawn],
      ...(main ? totalBefore(context, main) : noTotal),
      total: main ? figureOf(context, main, context) : null,
      note: main ? unlikeParts(context, main, parts) : undefined,
    }),
    stacked: true,
  }
}

function overColumns(context: SectionContext, id: MetricId): Series {
  return { ...groupSeries(context, id, { key: id, label: metrics[id].label, color: tabColor(context), profiles: context.profiles }), line: true }
}
