/** The views, one entry per kind of block: adding a kind is one folder and one line here. */
import type { BlockKind } from '../../../shared/blocks/index.ts'
import { BarView, barTable } from './bar/view.tsx'
import { cuts, Head, Legend, note, table } from './chart/series-parts.tsx'
import { slicesTable } from './chart/slices-view.tsx'
import { ColumnView } from './column/view.tsx'
import { DonutView } from './donut/view.tsx'
import { HashtagsView, hashtagsTable } from './hashtags/view.tsx'
import { HeatmapHead, HeatmapView } from './heatmap/view.tsx'
import type { BlockView } from './kind.ts'
import { LineView } from './line/view.tsx'
import { NearMapView } from './map/near-view.tsx'
import { mapTable } from './map/plain.ts'
import { PieView } from './pie/view.tsx'
import { PostsView } from './posts/view.tsx'
import { TableView } from './table/view.tsx'
import { TextView } from './text/view.tsx'

const series = { Legend, Head, note, table, cuts }

const blockViews: { [K in BlockKind]: BlockView<K> } = {
  line: { View: LineView, ...series },
  column: { View: ColumnView, ...series },
  bar: { View: BarView, table: barTable },
  pie: { View: PieView, table: slicesTable },
  donut: { View: DonutView, table: slicesTable },
  heatmap: { View: HeatmapView, Head: HeatmapHead },
  map: { View: NearMapView, table: mapTable },
  table: { View: TableView, flush: true },
  hashtags: { View: HashtagsView, table: hashtagsTable },
  text: { View: TextView },
  posts: { View: PostsView },
}

/** The view of any block: the compiler follows `kind` from the data to its view. */
export function viewOf<K extends BlockKind>({ kind }: { kind: K }): BlockView<K> {
  return blockViews[kind]
}
