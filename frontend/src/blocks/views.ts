/** The kinds of block on screen, one entry each; on paper they are in print.ts, so that no screen loads what only paper needs. */
import type { BlockKind } from '../../../shared/blocks/index.ts'
import { barTable } from './bar/table.ts'
import { BarView } from './bar/view.tsx'
import { cuts, Head, Legend, Note } from './chart/series-parts.tsx'
import { seriesTable } from './chart/series-table.ts'
import { slicesTable } from './chart/slices-table.ts'
import { ColumnView } from './column/view.tsx'
import { DonutView } from './donut/view.tsx'
import { hashtagsTable } from './hashtags/table.ts'
import { HashtagsKey, HashtagsView } from './hashtags/view.tsx'
import { HeatmapHead, HeatmapKey, HeatmapView } from './heatmap/view.tsx'
import type { BlockView } from './kind.ts'
import { LineView } from './line/view.tsx'
import { NearMapView } from './map/near-view.tsx'
import { mapTable } from './map/table.ts'
import { PieView } from './pie/view.tsx'
import { PostsView } from './posts/view.tsx'
import { TableView } from './table/view.tsx'
import { TextView } from './text/view.tsx'

const series = { Legend, Head, Note, table: seriesTable, cuts }

const blockViews: { [K in BlockKind]: BlockView<K> } = {
  line: { View: LineView, ...series },
  column: { View: ColumnView, ...series },
  bar: { View: BarView, table: barTable },
  pie: { View: PieView, table: slicesTable },
  donut: { View: DonutView, table: slicesTable },
  heatmap: { View: HeatmapView, Head: HeatmapHead, Key: HeatmapKey, table: null },
  map: { View: NearMapView, table: mapTable },
  table: { View: TableView, table: null, flush: true },
  hashtags: { View: HashtagsView, Note: HashtagsKey, table: hashtagsTable },
  text: { View: TextView, table: null },
  posts: { View: PostsView, table: null },
}

/** The view of any block: the compiler follows `kind` from the data to its view. */
export function viewOf<K extends BlockKind>({ kind }: { kind: K }): BlockView<K> {
  return blockViews[kind]
}
