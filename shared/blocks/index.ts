/** The registry of block kinds: one import and one line each. */
import * as v from 'valibot'
import { BarData } from './bar/data.ts'
import { ColumnData } from './column/data.ts'
import { DonutData } from './donut/data.ts'
import { HashtagsData } from './hashtags/data.ts'
import { HeatmapData } from './heatmap/data.ts'
import { LineData } from './line/data.ts'
import { MapData } from './map/data.ts'
import { PieData } from './pie/data.ts'
import { PostsData } from './posts/data.ts'
import { TableData } from './table/data.ts'
import { TextData } from './text/data.ts'

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
export const BlockData = v.variant('kind', Object.values(blockSchemas))
export type BlockData = v.InferOutput<typeof BlockData>
/** A block whose figures are not named yet: what a resolver makes; its tab names them from the declaration. */
export type Unnamed<B extends BlockData = BlockData> = B extends BlockData ? Omit<B, 'passports'> : never
/** The data of one kind of block. */
export type BlockOf<K extends BlockKind> = Extract<BlockData, { kind: K }>
