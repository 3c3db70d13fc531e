/** Lines and columns: a metric per piece of the range, cut or whole, or several metrics side by side. */

import type { ColumnData } from '../../../../../shared/blocks/column/data.ts'
import type { Unnamed } from '../../../../../shared/blocks/index.ts'
import type { LineData } from '../../../../../shared/blocks/line/data.ts'
import type { Series } from '../../../../../shared/blocks/series-chart.ts'
import type { ItemBlockOf } from '../../../../../shared/reports/language/items/section.ts'
import { noData } from '../../common/no-data.ts'
import { type SeriesChart, seriesChart, totalLabel, type Value, valuesBefore, valuesNow } from '../../common/time-series.ts'
import { figureOf, isNew, measured } from '../aggregate.ts'
import { metricOf, offered, type SectionScope } from '../context.ts'
import { everything, type Group } from '../group.ts'
import { chartGroups, tabColor } from '../groups.ts'

type Spec<Item> = ItemBlockOf<Item, 'line'> | ItemBlockOf<Item, 'column'>

export function line<Item extends object>(scope: SectionScope<Item>, spec: ItemBlockOf<Item, 'line'>): Unnamed<LineData> | null {
  const chart = chartOf(scope, spec)
  return chart && { kind: 'line', ...chart, priorTotal: null }
}

export function column<Item extends object>(scope: SectionScope<Item>, spec: ItemBlockOf<Item, 'column'>): Unnamed<ColumnData> | null {
  const chart = chartOf(scope, spec)
  return chart && { kind: 'column', ...chart, stacked: 'metric' in spec && spec.cut !== undefined && chart.values.length > 1 }
}

function chartOf<Item extends object>(scope: SectionScope<Item>, spec: Spec<Item>): SeriesChart | null {
  const { key, title } = spec
  if ('metrics' in spec) {
    const ids = spec.metrics.filter((id) => offered(scope, id))
    const [first] = ids
    if (!first) return null
    const values = ids.map((id, index) => series(scope, id, { key: id, label: labelOf(scope, id), color: `c${index + 1}` }, everything))
    return settled(scope, ids, seriesChart(scope, { key, title, unit: metricOf(scope, first).unit, values, priorTotal: null, total: null }))
  }
  const { metric, cut } = spec
  if (!offered(scope, metric)) return null
  const values = cut
    ? chartGroups(scope, cut, [metric])
        .filter((group) => isKnown(scope, metric, group))
        .map((group) => series(scope, metric, group, group))
    : [series(scope, metric, { key: metric, label: metricOf(scope, metric).title, color: tabColor(scope) }, everything)]
  const { unit, class: rule } = metricOf(scope, metric)
  return settled(
    scope,
    [metric],
    seriesChart(scope, {
      key,
      title,
      unit,
      values,
      priorTotal: rule === 'FLOW' ? before(scope, metric, everything) : null,
      total: figureOf(scope, metric, everything),
      totalLabel: totalLabel(metricOf(scope, metric)),
    }),
  )
}

/** What is made here and not fetched has no days that may still change; where nothing was counted, now or before, there is nothing to draw. */
function settled<Item extends object>(scope: SectionScope<Item>, ids: readonly string[], chart: SeriesChart): SeriesChart {
  const counts = ids.every((id) => ['FLOW', 'STOCK', 'UNIQUE'].includes(metricOf(scope, id).class))
  const hasValue = !counts || chart.values.some(({ values, prior }) => [...values, ...(prior ?? [])].some(Boolean))
  return {
    ...chart,
    no_data: chart.no_data ?? noData(scope, hasValue),
    ...(scope.spec.fromNetworks ? {} : { partialFrom: null }),
  }
}

/** Days without an item are 0 of anything; a network that never tells of clicks has no line of them all the same. */
function isKnown<Item extends object>(scope: SectionScope<Item>, id: string, group: Group<Item>): boolean {
  const { value, prior } = figureOf(scope, id, group)
  return value !== null || prior !== null
}

function labelOf<Item extends object>(scope: SectionScope<Item>, id: string): string {
  const { label, title } = metricOf(scope, id)
  return label ?? title
}

function series<Item extends object>(
  scope: SectionScope<Item>,
  id: string,
  { key, label, color, badge }: Pick<Series, 'key' | 'label' | 'color' | 'badge'>,
  group: Group<Item>,
): Series {
  const values = valuesNow(scope, (_, piece) => measured(scope, id, group, 'current', piece))
  return { key, label, color, unit: metricOf(scope, id).unit, values, prior: before(scope, id, group), ...(badge ? { badge } : {}) }
}

function before<Item extends object>(scope: SectionScope<Item>, id: string, group: Group<Item>): Value[] | null {
  if (isNew(scope, group)) return null
  return valuesBefore(scope, (_, piece) => measured(scope, id, group, 'prior', piece))
}
