/** Lines and columns: a metric per interval of the range, cut or whole, or several metrics side by side. */

import type { ColumnData } from '../../../../../../shared/blocks/column/data.ts'
import type { Unnamed } from '../../../../../../shared/blocks/index.ts'
import type { LineData } from '../../../../../../shared/blocks/line/data.ts'
import type { Series } from '../../../../../../shared/blocks/series-chart.ts'
import { figureMessages } from '../../../../../../shared/figure-messages.ts'
import type { ItemBlockOf } from '../../../../../../shared/reports/language/items/section.ts'
import { noData } from '../../common/no-data.ts'
import type { DayInterval } from '../../common/period.ts'
import { allOn, type SeriesChart, seriesChart, totalLabel, unlikeIn, type Value, valuesBefore, valuesNow } from '../../common/time-series.ts'
import { figureOf, isNew, measured } from '../aggregate.ts'
import { isHeld } from '../chance.ts'
import { metricOf, offered, type SectionContext } from '../context.ts'
import { polarityIn } from '../dimensions.ts'
import { everything, type Group } from '../group.ts'
import { chartGroups, tabColor } from '../groups.ts'
import { isComparable, matchOf, notCompared } from '../held.ts'
import { basisOf } from '../left-out.ts'
import { inRange } from '../occurrences.ts'

type Spec<Item> = ItemBlockOf<Item, 'line'> | ItemBlockOf<Item, 'column'>

export function line<Item extends object>(context: SectionContext<Item>, spec: ItemBlockOf<Item, 'line'>): Unnamed<LineData> | null {
  const chart = chartOf(context, spec)
  return chart && { kind: 'line', ...chart, priorTotal: null }
}

export function column<Item extends object>(context: SectionContext<Item>, spec: ItemBlockOf<Item, 'column'>): Unnamed<ColumnData> | null {
  const chart = chartOf(context, spec)
  return chart && { kind: 'column', ...chart, stacked: 'metric' in spec && spec.dimension !== undefined && chart.values.length > 1 }
}

function chartOf<Item extends object>(context: SectionContext<Item>, spec: Spec<Item>): SeriesChart | null {
  const { key, title } = spec
  if ('metrics' in spec) {
    const ids = spec.metrics.filter((id) => offered(context, id))
    const [first] = ids
    if (!first) return null
    const values = ids.map((id, index) => series(context, id, { key: id, label: labelOf(context, id), color: `c${index + 1}` }, everything))
    return settled(context, ids, seriesChart(context, { key, title, unit: metricOf(context, first).unit, values, priorTotal: null, total: null }))
  }
  const { metric, dimension } = spec
  if (!offered(context, metric)) return null
  const values = dimension
    ? chartGroups(context, dimension, [metric])
        .filter((group) => isKnown(context, metric, group))
        .map((group) => ({ ...series(context, metric, group, group), polarity: polarityIn(context, dimension, metric, group) }))
    : [series(context, metric, { key: metric, label: metricOf(context, metric).title, color: tabColor(context) }, everything)]
  const { unit, class: rule } = metricOf(context, metric)
  return settled(
    context,
    [metric],
    seriesChart(context, {
      key,
      title,
      unit,
      values,
      priorTotal: rule === 'FLOW' ? before(context, metric, everything) : null,
      ...(context.dataset.prior ? { ...unlikeIn(context, alike(context, metric, everything)), ...priorOf(context, metric) } : {}),
      total: figureOf(context, metric, everything),
      totalLabel: totalLabel(metricOf(context, metric)),
      note: basisOf(context, metric, everything, true)?.replace(/\.$/, ''),
    }),
  )
}

/** What is made here and not fetched has no days that may still change; where nothing was counted, now or before, there is nothing to draw. */
function settled<Item extends object>(context: SectionContext<Item>, ids: readonly string[], chart: SeriesChart): SeriesChart {
  const counts = ids.every((id) => ['FLOW', 'STOCK', 'UNIQUE'].includes(metricOf(context, id).class))
  const hasValue = !counts || chart.values.some(({ values, prior }) => [...values, ...(prior ?? [])].some(Boolean))
  return {
    ...chart,
    no_data: chart.no_data ?? noData(context, hasValue),
    ...(context.spec.fromNetworks ? {} : { partialFrom: null }),
  }
}

/** Days without an item are 0 of anything; a network that never tells of clicks has no line of them all the same. */
function isKnown<Item extends object>(context: SectionContext<Item>, id: string, group: Group<Item>): boolean {
  const { value, prior } = figureOf(context, id, group)
  return value !== null || prior !== null
}

function labelOf<Item extends object>(context: SectionContext<Item>, id: string): string {
  const { label, title } = metricOf(context, id)
  return label ?? title
}

function series<Item extends object>(
  context: SectionContext<Item>,
  id: string,
  { key, label, color, badge }: Pick<Series, 'key' | 'label' | 'color' | 'badge'>,
  group: Group<Item>,
): Series {
  const values = valuesNow(context, (_, interval) => measured(context, id, group, 'current', interval))
  const { unit, polarity, class: rule } = metricOf(context, id)
  const prior = before(context, id, group)
  return {
    ...{ key, label, color, unit, polarity, values, prior },
    ...(rule === 'FLOW' ? {} : { class: rule }),
    ...(prior ? unlikeIn(context, alike(context, id, group)) : {}),
    ...(badge ? { badge } : {}),
  }
}

/** Days that stand against none have no value before. */
function before<Item extends object>(context: SectionContext<Item>, id: string, group: Group<Item>): Value[] | null {
  if (isNew(context, id, group)) return null
  const metric = metricOf(context, id)
  return valuesBefore(context, (_, interval) => (isHeld(context, metric, interval) ? measured(context, id, group, 'prior', interval) : null))
}

/** Of how many of its profiles the prior values are, where not of all. */
function priorOf<Item extends object>(context: SectionContext<Item>, id: string): { priorOf?: string } {
  const metric = metricOf(context, id)
  const all = context.profiles.filter((member) => inRange(context, member.profile.id).length > 0)
  const some = all.filter((member) => isComparable(context, metric, member)).length
  return some > 0 && some < all.length ? { priorOf: figureMessages.report.countOf({ some, all: all.length }, 'profiles') } : {}
}

/** Whether both sides of an interval are of the same profiles and days. */
function alike<Item extends object>(
  context: SectionContext<Item>,
  id: string,
  { profiles = context.profiles }: Group<Item>,
): (interval: DayInterval) => boolean {
  const metric = metricOf(context, id)
  if (notCompared(context, metric) === '') return () => true
  if (profiles.some((member) => !isComparable(context, metric, member) && inRange(context, member.profile.id).length > 0)) return () => false
  if (metric.class === 'STOCK') return () => true
  const own = profiles.map((member) => matchOf(context, metric, member) ?? undefined)
  return allOn([...own, context.dataset.matched ?? undefined].map((matched) => ({ matched })))
}
