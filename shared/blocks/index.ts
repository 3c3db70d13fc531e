/** The registry of block kinds: one import and one line each. */
import * as v from 'valibot'
import { bar } from './bar/index.ts'
import { column } from './column/index.ts'
import { donut } from './donut/index.ts'
import { hashtags } from './hashtags/index.ts'
import { heatmap } from './heatmap/index.ts'
import { line } from './line/index.ts'
import { map } from './map/index.ts'
import { pie } from './pie/index.ts'
import { posts } from './posts/index.ts'
import type { BlockReading } from './reading.ts'
import type { BlockSample } from './sample.ts'
import { table } from './table/index.ts'
import { text } from './text/index.ts'

export const blockKinds = {
  line,
  column,
  bar,
  pie,
  donut,
  heatmap,
  map,
  table,
  hashtags,
  text,
  posts,
} as const

type Kinds = typeof blockKinds
export type BlockKind = keyof Kinds

/** The declaration of one kind of block. */
export type SpecOf<K extends BlockKind> = NonNullable<Kinds[K]['spec']>
export type BlockSpec = SpecOf<BlockKind>

const schemasOf = () => Object.values(blockKinds).map(({ data }) => data)
// said to be pure: screens carry no schemas
const schemas = /* @__PURE__ */ schemasOf()
export const BlockData = v.variant('kind', schemas)
export type BlockData = v.InferOutput<typeof BlockData>
/** A block whose figures are not named yet: what a resolver makes; its tab names them from the declaration. */
export type Unnamed<B extends BlockData = BlockData> = B extends BlockData ? Omit<B, 'passports'> : never
/** The data of one kind of block. */
export type BlockOf<K extends BlockKind> = Extract<BlockData, { kind: K }>

const readings: { readonly [K in BlockKind]: { readonly reading: BlockReading<BlockOf<K>> } } = blockKinds
const samples: { readonly [K in BlockKind]: { readonly sample: BlockSample<BlockOf<K>> } } = blockKinds

/** How a summary reads a block: the compiler follows `kind` from the data. */
export function readingOf<K extends BlockKind>({ kind }: { kind: K }): BlockReading<BlockOf<K>> {
  return readings[kind].reading
}

export function sampleOf<K extends BlockKind>({ kind }: { kind: K }): BlockSample<BlockOf<K>> {
  return samples[kind].sample
}
