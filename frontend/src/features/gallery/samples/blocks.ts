/** One full block of every kind. */
import type { BlockKind, BlockOf } from '../../../../../shared/blocks/index.ts'
import { column, line } from './series.ts'
import { bar, donut, hashtags, heatmap, map, pie, text } from './shares.ts'
import { posts, table } from './tables.ts'

export const samples: { [K in BlockKind]: BlockOf<K> } = { line, column, bar, pie, donut, heatmap, map, table, hashtags, text, posts }
