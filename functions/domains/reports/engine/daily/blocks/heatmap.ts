/** Best time to post: engagements per post by weekday and hour of the report's zone (docs/metrics.md#publishing). */
import type { HeatmapData } from '../../../../../../shared/blocks/heatmap/data.ts'
import type { SpecOf, Unnamed } from '../../../../../../shared/blocks/index.ts'
import { weekdayNames } from '../../../../../../shared/dates/index.ts'
import { type BreakdownKind, breakdowns } from '../../../../../../shared/items/breakdowns.ts'
import { hours, weekData } from '../../common/block-data.ts'
import { zoneClock } from '../../common/zone-clock.ts'
import { postsOf, postValue } from '../aggregate-posts.ts'
import { partValue, periodText, reportedOf } from '../breakdowns.ts'
import type { SectionContext } from '../context.ts'
import type { Resolver } from './resolver.ts'

export const heatmap: Resolver<'heatmap'> = (context, spec) => {
  const { key, title } = spec
  if ('breakdown' in spec) return activityHeatmap(context, spec)
  const sums = weekdayNames.map(() => hours.map(() => ({ sum: 0, items: 0 })))
  for (const { post, weekday, hour } of postsOf(context, 'current')) {
    const engagements = postValue('engagements', post)
    const cell = sums[weekday]?.[hour]
    if (!cell || engagements === null) continue
    cell.sum += engagements
    cell.items++
  }
  return drawn(context, { key, title, itemsLabel: 'posts' }, sums)
}

/** The metric of an average day by weekday and hour of the report's zone; of several profiles the days of each count. */
function activityHeatmap(
  context: SectionContext,
  { key, title, breakdown, metric }: Extract<SpecOf<'heatmap'>, { breakdown: BreakdownKind }>,
): Unnamed<HeatmapData> {
  const sums = weekdayNames.map(() => hours.map(() => ({ sum: 0, items: 0 })))
  const clock = zoneClock(context.dataset.zone)
  for (const { date, parts } of reportedOf(context, breakdown)) {
    for (const part of parts) {
      const value = partValue(metric, breakdowns[breakdown].network, [part.measures])
      const at = clock(`${date}T${part.key}:00:00Z`)
      const cell = sums[at.weekday]?.[at.hour]
      if (!cell || value === null) continue
      cell.sum += value
      cell.items++
    }
  }
  return { ...drawn(context, { key, title, itemsLabel: 'hours' }, sums), subTitle: periodText(context, breakdown) }
}

type Sums = readonly (readonly { readonly sum: number; readonly items: number }[])[]

/** Means of the cells of a week. */
function drawn(
  context: Pick<SectionContext, 'empty'>,
  { key, title, itemsLabel }: { key: string; title?: string; itemsLabel: string },
  sums: Sums,
): Unnamed<HeatmapData> {
  const values = sums.map((row) => row.map(({ sum, items }) => ({ value: items === 0 ? null : sum / items, items })))
  return weekData(context, { key, title, unit: 'count', values, itemsLabel })
}
