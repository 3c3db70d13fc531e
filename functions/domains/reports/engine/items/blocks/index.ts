/** The resolvers of blocks over items, one entry for every kind that such a report may declare. */
import type { ItemBlockKind } from '../../../../../../shared/reports/language/items/section.ts'
import { tableFigures } from '../../common/table-figures.ts'
import { hashtags, tagFigures } from './hashtags.ts'
import { heatmap } from './heatmap.ts'
import { column, line } from './over-time.ts'
import { bar, donut, map, pie } from './parts.ts'
import { type ItemResolver, metricsOf } from './resolver.ts'
import { table } from './table.ts'
import { text } from './text.ts'

const resolvers: { [K in ItemBlockKind]: ItemResolver<K> } = {
  line: { resolve: line, figures: metricsOf },
  column: { resolve: column, figures: metricsOf },
  bar: { resolve: bar, figures: metricsOf },
  donut: { resolve: donut, figures: metricsOf },
  pie: { resolve: pie, figures: metricsOf },
  heatmap: { resolve: heatmap, figures: metricsOf },
  map: { resolve: map, figures: metricsOf },
  table: { resolve: table, figures: (_, __, { header }) => tableFigures(header) },
  hashtags: { resolve: hashtags, figures: (_, spec) => tagFigures(spec) },
  text: { resolve: text, figures: () => [] },
}

export function itemResolverOf<K extends ItemBlockKind>({ kind }: { kind: K }): ItemResolver<K> {
  return resolvers[kind]
}
