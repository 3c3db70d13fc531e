/** The registry of blocks over daily figures and posts: one entry for every kind. */
import type { BlockKind } from '../../../../../../shared/blocks/index.ts'
import { hashtagFigures } from '../../../../../../shared/metrics/hashtag-figures.ts'
import { isMetricId } from '../../../../../../shared/metrics/index.ts'
import { postFigureKey, type ShownId } from '../../../../../../shared/metrics/shown.ts'
import { tableFigures } from '../../common/table-figures.ts'
import { bar } from './bar.ts'
import { column } from './column.ts'
import { columnFigures, slicesFigures } from './figures.ts'
import { hashtags } from './hashtags.ts'
import { heatmap } from './heatmap.ts'
import { line } from './line.ts'
import { map } from './map.ts'
import { posts } from './posts.ts'
import type { DailyBlock } from './resolver.ts'
import { donut, pie } from './slices.ts'
import { table } from './table.ts'
import { text } from './text.ts'

const blocks: { [K in BlockKind]: DailyBlock<K> } = {
  line: { resolve: line, figures: ({ metric }) => [metric] },
  column: { resolve: column, figures: columnFigures },
  bar: { resolve: bar, figures: (spec) => ('metric' in spec ? [spec.metric] : ['audience_ages' satisfies ShownId]) },
  pie: { resolve: pie, figures: slicesFigures },
  donut: { resolve: donut, figures: slicesFigures },
  heatmap: { resolve: heatmap, figures: (spec) => ('breakdown' in spec ? [spec.metric] : ['best_time' satisfies ShownId]) },
  map: { resolve: map, figures: () => ['audience_countries', 'audience_country_share'] satisfies ShownId[] },
  table: { resolve: table, figures: (_, { header }) => tableFigures(header) },
  hashtags: { resolve: hashtags, figures: () => [...hashtagFigures] },
  text: { resolve: text, figures: () => [] },
  posts: {
    resolve: posts,
    figures: (_, { values }, basis) => (values[0]?.figures ?? []).map(({ key }) => (isMetricId(key) ? postFigureKey(basis, key) : key)),
  },
}

export function dailyBlockOf<K extends BlockKind>({ kind }: { kind: K }): DailyBlock<K> {
  return blocks[kind]
}
