/** How a summary reads each kind of block. Apart from kinds.ts, which brings the catalogue of metrics. */

import { barReading } from './bar/reading.ts'
import { hashtagsReading } from './hashtags/reading.ts'
import { heatmapReading } from './heatmap/reading.ts'
import type { BlockKind } from './index.ts'
import { mapReading } from './map/reading.ts'
import { postsReading } from './posts/reading.ts'
import type { BlockReading } from './reading.ts'
import { seriesReading } from './series-reading.ts'
import { slicesReading } from './slices-reading.ts'
import { tableReading } from './table/reading.ts'
import { textReading } from './text/reading.ts'

const blockReadings: { [K in BlockKind]: BlockReading<K> } = {
  line: seriesReading,
  column: seriesReading,
  bar: barReading,
  pie: slicesReading,
  donut: slicesReading,
  heatmap: heatmapReading,
  map: mapReading,
  table: tableReading,
  hashtags: hashtagsReading,
  text: textReading,
  posts: postsReading,
}

export function readingOf<K extends BlockKind>({ kind }: { kind: K }): BlockReading<K> {
  return blockReadings[kind]
}
