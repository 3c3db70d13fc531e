/** The registry of block kinds: one import and one line each. */
import * as v from 'valibot'
import { BarData } from './bar.ts'
import { ColumnData } from './column.ts'
import { DonutData } from './donut.ts'
import { HashtagsData } from './hashtags.ts'
import { HeatmapData } from './heatmap.ts'
import { LineData } from './line.ts'
import { MapData } from './map.ts'
import { PieData } from './pie.ts'
import { PostsData } from './posts.ts'
import { TableData } from './table.ts'
import { TextData } from './text.ts'

export const blockSchemas = {
  line: LineData,
  column: ColumnData,
  bar: BarData,
  pie: PieData,
  donut: DonutData,
  heatmap: HeatmapData,
  map: MapData,
  table: TableData,
  hashtags: HashtagsData,
  text: TextData,
  posts: PostsData,
} as const

export type BlockKind = keyof typeof blockSchemas
export const BlockData = v.variant('kind', [
  LineData,
  ColumnData,
  BarData,
  PieData,
  DonutData,
  HeatmapData,
  MapData,
  TableData,
  HashtagsData,
  TextData,
  PostsData,
])
export type BlockData = v.InferOutput<typeof BlockData>
/** A block whose figures are not named yet: what a resolver makes; its tab names them from the declaration. */
export type Unnamed<B extends BlockData = BlockData> = B extends BlockData ? Omit<B, 'passports'> : never
/** The data of one kind of block. */
export type BlockOf<K extends BlockKind> = Extract<BlockData, { kind: K }>
