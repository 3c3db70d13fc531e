import type { HeatmapData } from '../../../../../../shared/blocks/heatmap/data.ts'
import type { Unnamed } from '../../../../../../shared/blocks/index.ts'
import { weekdayNames } from '../../../../../../shared/dates/index.ts'
import type { ItemBlockOf } from '../../../../../../shared/reports/language/items/section.ts'
import { hours, weekData } from '../../common/block-data.ts'
import { fullRange, instantsOf, metricOf, offered, type SectionContext } from '../context.ts'
import type { Placed } from '../dataset.ts'
import { placedFor } from '../occurrences.ts'

/** The metric of what falls into each hour of the week. */
export function heatmap<Item extends object>(
  context: SectionContext<Item>,
  { key, title, metric: id, itemsLabel }: ItemBlockOf<Item, 'heatmap'>,
): Unnamed<HeatmapData> | null {
  if (!offered(context, id)) return null
  const metric = metricOf(context, id)
  const days = fullRange(context.dataset, 'current')
  const placed = placedFor(context, metric, 'current', days, false)
  const interval = { ...instantsOf(context, 'current', days), days: days.end - days.start, whole: placed }
  const cells = weekdayNames.map(() => hours.map((): Placed<Item>[] => []))
  for (const one of placed) cells[one.weekday]?.[one.hour]?.push(one)
  const values = cells.map((row) => row.map((items) => ({ value: items.length === 0 ? null : metric.value(items, interval), items: items.length })))
  return {
    ...weekData(context, { key, title, unit: metric.unit, values, itemsLabel }),
    ...(metric.class === 'FLOW' || metric.class === 'SHARE' ? { counted: true } : {}),
  }
}
