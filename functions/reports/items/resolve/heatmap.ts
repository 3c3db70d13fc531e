import type { HeatmapData } from '../../../../shared/blocks/heatmap.ts'
import type { Unnamed } from '../../../../shared/blocks/index.ts'
import { weekdayNames } from '../../../../shared/dates/index.ts'
import type { ItemBlockOf } from '../../../../shared/reports/items/definition.ts'
import { noData } from '../../no-data.ts'
import { best, hours } from '../../resolve/heatmap.ts'
import type { Placed } from '../facts.ts'
import { belongs, instantsOf, metricOf, offered, placedIn, type SectionScope, whole } from '../scope.ts'

/** The metric of what falls into each hour of the week. */
export function heatmap<Item extends object>(
  scope: SectionScope<Item>,
  { key, title, metric: id, itemsLabel }: ItemBlockOf<Item, 'heatmap'>,
): Unnamed<HeatmapData> | null {
  if (!offered(scope, id)) return null
  const metric = metricOf(scope, id)
  const days = whole(scope.facts, 'current')
  const mine = belongs(scope, metric, false)
  const placed = placedIn(scope, metric.at, 'current', days).filter(({ item }) => mine(item))
  const piece = { ...instantsOf(scope, 'current', days), days: days.end - days.start, whole: placed }
  const cells = weekdayNames.map(() => hours.map((): Placed<Item>[] => []))
  for (const one of placed) cells[one.weekday]?.[one.hour]?.push(one)
  const values = cells.map((row) => row.map((items) => ({ value: items.length === 0 ? null : metric.value(items, piece), items: items.length })))
  return {
    kind: 'heatmap',
    key,
    title: title ?? null,
    subTitle: null,
    no_data: noData(scope, placed.length > 0),
    type: 'chart',
    unit: metric.unit,
    rows: [...weekdayNames],
    columns: hours,
    values,
    colors: ['s1', 's2', 's3', 's4', 's5', 's6', 's7'],
    best: best(values),
    itemsLabel,
    ...(metric.class === 'FLOW' || metric.class === 'SHARE' ? { counted: true } : {}),
  }
}
