/** A metric over the parts of a dimension: bars, slices, countries. */

import type { BarData } from '../../../../../../shared/blocks/bar/data.ts'
import type { DonutData } from '../../../../../../shared/blocks/donut/data.ts'
import type { Unnamed } from '../../../../../../shared/blocks/index.ts'
import type { MapData } from '../../../../../../shared/blocks/map/data.ts'
import type { PieData } from '../../../../../../shared/blocks/pie/data.ts'
import { figureMessages } from '../../../../../../shared/figure-messages.ts'
import { formatFigure } from '../../../../../../shared/format.ts'
import { share } from '../../../../../../shared/metrics/index.ts'
import type { ItemBlockOf } from '../../../../../../shared/reports/language/items/section.ts'
import { barData, mapData, type Slices, slicesData } from '../../common/block-data.ts'
import { figureOf, measured } from '../aggregate.ts'
import { fullRange, metricOf, offered, type SectionContext } from '../context.ts'
import { dimensionOf, polarityIn } from '../dimensions.ts'
import { everything, type Group, type NamedGroup } from '../group.ts'
import { chartGroups, groupsOf } from '../groups.ts'
import { shortBasis } from '../left-out.ts'

/** Longest first, unless the dimension has an order of its own. */
export function bar<Item extends object>(context: SectionContext<Item>, spec: ItemBlockOf<Item, 'bar'>): Unnamed<BarData> | null {
  if ('metrics' in spec) return barsOf(context, spec)
  const { key, title, metric, dimension, stack, limit } = spec
  if (!offered(context, metric)) return null
  const partsOf = stack === undefined ? null : stackOf(context, metric, stack)
  const bars = groupsOf(context, dimension, [metric])
    .map(({ key: part, label, color, ownColor, badge, polarity, ...group }) => ({
      key: part,
      label,
      // one colour where the part has none of its own, because it is named beside the bar
      color: ownColor ? color : 'c1',
      figure: { ...figureOf(context, metric, group), polarity: polarityIn(context, dimension, metric, { polarity }) },
      ...basisIn(context, metric, group),
      ...(badge ? { badge } : {}),
      ...(partsOf ? { parts: partsOf(group) } : {}),
    }))
    .filter(({ figure }) => figure.value !== null)
  if (!hasOrder(context, dimension)) bars.sort((a, b) => (b.figure.value ?? 0) - (a.figure.value ?? 0))
  const values = bars.slice(0, limit)
  // none of anything is nothing to draw; a mean or a rate of 0 is something
  const counts = ['FLOW', 'STOCK', 'UNIQUE'].includes(metricOf(context, metric).class)
  const hasValue = values.some(({ figure }) => !counts || figure.value !== 0 || (figure.prior ?? 0) !== 0)
  return barData(context, { key, title, unit: metricOf(context, metric).unit, values, hasValue })
}

function basisIn<Item extends object>(context: SectionContext<Item>, metric: string, group: Group<Item>): Pick<BarData['values'][number], 'basis'> {
  const basis = shortBasis(context, metric, group)
  return basis === null ? {} : { basis }
}

/** Networks and profiles have none; a dimension that lists its parts does. */
function hasOrder<Item extends object>(context: SectionContext<Item>, dimension: string): boolean {
  return dimension !== 'network' && dimension !== 'profile' && dimension !== 'entity' && dimensionOf(context, dimension).parts !== undefined
}

/** The same parts in every bar, in one order and colour. */
function stackOf<Item extends object>(context: SectionContext<Item>, metric: string, dimension: string) {
  const all = chartGroups(context, dimension, [metric])
  const days = fullRange(context.dataset, 'current')
  return ({ pick: ofBar }: Pick<NamedGroup<Item>, 'pick'>): NonNullable<BarData['values'][number]['parts']> => {
    const parts = all.map(({ key, label, color, pick }) => {
      const both: Group<Item> = { pick: (list, period) => pick(ofBar(list, period), period) }
      return { key, label, color, value: measured(context, metric, both, 'current', days) ?? 0 }
    })
    const total = parts.reduce((sum, { value }) => sum + value, 0)
    return parts.filter(({ value }) => value > 0).map((part) => ({ ...part, share: share(part.value, total) ?? 0 }))
  }
}

function barsOf<Item extends object>(
  context: SectionContext<Item>,
  { key, title, metrics }: Extract<ItemBlockOf<Item, 'bar'>, { metrics: unknown }>,
): Unnamed<BarData> | null {
  const ids = metrics.filter((id) => offered(context, id))
  const [first] = ids
  if (!first) return null
  const values = ids
    .map((id) => {
      const { label, title: full } = metricOf(context, id)
      return {
        key: id,
        label: label ?? full,
        color: id === first ? 'c1' : 'c-other',
        figure: figureOf(context, id, everything),
        ...basisIn(context, id, everything),
      }
    })
    .filter(({ figure }) => figure.value !== null)
  return barData(context, { key, title, unit: metricOf(context, first).unit, values })
}

function slicesOf<Item extends object>(context: SectionContext<Item>, spec: ItemBlockOf<Item, 'donut'> | ItemBlockOf<Item, 'pie'>): Slices | null {
  const { key, title, metric, dimension, totalLabel } = spec
  if (!offered(context, metric)) return null
  const slices = chartGroups(context, dimension, [metric]).map(({ key: part, label, color, badge, ...group }) => ({
    key: part,
    label,
    color,
    value: measured(context, metric, group, 'current', fullRange(context.dataset, 'current')) ?? 0,
    ...(badge ? { badge } : {}),
  }))
  return slicesData(context, { key, title, totalLabel, unit: metricOf(context, metric).unit, slices, inOrder: hasOrder(context, dimension) })
}

export function donut<Item extends object>(context: SectionContext<Item>, spec: ItemBlockOf<Item, 'donut'>): Unnamed<DonutData> | null {
  const made = slicesOf(context, spec)
  return made && { kind: 'donut', ...made }
}

export function pie<Item extends object>(context: SectionContext<Item>, spec: ItemBlockOf<Item, 'pie'>): Unnamed<PieData> | null {
  const made = slicesOf(context, spec)
  return made && { kind: 'pie', ...made }
}

/** Shares are of what has a known country, the rest is said; their change is in percentage points. */
export function map<Item extends object>(
  context: SectionContext<Item>,
  { key, title, metric, dimension, unplaced }: ItemBlockOf<Item, 'map'>,
): Unnamed<MapData> | null {
  if (!offered(context, metric)) return null
  const rows = groupsOf(context, dimension, [metric]).map(({ key: code, label, ...group }) => {
    const { value, prior } = figureOf(context, metric, group)
    return { code, label, value: value ?? 0, prior }
  })
  const total = rows.reduce((sum, { value }) => sum + value, 0)
  const before = rows.reduce((sum, { prior }) => sum + (prior ?? 0), 0)
  const change = (value: number, prior: number | null) => {
    const [now, then] = [share(value, total), share(prior, before)]
    return now === null || then === null ? null : now - then
  }
  const values = rows
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .map(({ code, label, value, prior }) => ({ code, label, value, share: share(value, total) ?? 0, change: change(value, prior) }))
  const { unit } = metricOf(context, metric)
  const all = measured(context, metric, everything, 'current', fullRange(context.dataset, 'current')) ?? 0
  const subTitle = unplaced && all > total ? figureMessages.report.unplaced(formatFigure(all - total, unit), formatFigure(all, unit), unplaced) : null
  return { ...mapData(context, { key, title, unit, values, total }), subTitle }
}
