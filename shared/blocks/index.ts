/** The registry of block kinds: one import and one line each. */
import * as v from 'valibot'
import { BarData } from './bar/data.ts'
import type { BarSpec } from './bar/spec.ts'
import { ColumnData } from './column/data.ts'
import type { ColumnSpec } from './column/spec.ts'
import { DonutData } from './donut/data.ts'
import { HashtagsData } from './hashtags/data.ts'
import type { HashtagsSpec } from './hashtags/spec.ts'
import { HeatmapData } from './heatmap/data.ts'
import type { HeatmapSpec } from './heatmap/spec.ts'
import { LineData } from './line/data.ts'
import type { LineSpec } from './line/spec.ts'
import { MapData } from './map/data.ts'
import type { MapSpec } from './map/spec.ts'
import { PieData } from './pie/data.ts'
import { PostsData } from './posts/data.ts'
import type { PostsSpec } from './posts/spec.ts'
import type { SlicesSpec } from './slices-spec.ts'
import { TableData } from './table/data.ts'
import type { TableSpec } from './table/spec.ts'
import { TextData } from './text/data.ts'
import type { TextSpec } from './text/spec.ts'

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

/** What a report over daily figures and posts declares of each kind. */
type BlockSpecs = {
  line: LineSpec
  column: ColumnSpec
  bar: BarSpec
  pie: SlicesSpec<'pie'>
  donut: SlicesSpec<'donut'>
  heatmap: HeatmapSpec
  map: MapSpec
  table: TableSpec
  hashtags: HashtagsSpec
  text: TextSpec
  posts: PostsSpec
}
/** The declaration of one kind of block. */
export type SpecOf<K extends BlockKind> = BlockSpecs[K]
export type BlockSpec = SpecOf<BlockKind>

export const BlockData = v.variant('kind', Object.values(blockSchemas))
export type BlockData = v.InferOutput<typeof BlockData>
/** A block whose figures are not named yet: what a resolver makes; its tab names them from the declaration. */
export type Unnamed<B extends BlockData = BlockData> = B extends BlockData ? Omit<B, 'passports'> : never
/** The data of one kind of block. */
export type BlockOf<K extends BlockKind> = Extract<BlockData, { kind: K }>
