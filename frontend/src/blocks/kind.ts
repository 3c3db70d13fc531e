/** All that screens, paper and the gallery ask of a kind of block; its folder says it, index.ts has a line of each. */
import type { ComponentType } from 'react'
import type { BlockKind, BlockOf } from '../../../shared/blocks/index.ts'
import type { Unit } from '../../../shared/metrics/units.ts'
import type { Later } from '../lib/later.ts'
import type { BlockPrint } from './block-print.ts'
import type { GallerySample } from './gallery-sample.ts'
import type { ViewProps } from './view-props.ts'

/** A chart's figures as a plain table: first column text, the others figures. */
export type PlainTable = { head: string[]; rows: { key: string; label: string; cells: { value: number | null; unit: Unit }[] }[] }

export type KindOfBlock<K extends BlockKind> = {
  View: ComponentType<ViewProps<K>>
  /** stands between title and drawing */
  Legend?: ComponentType<{ data: BlockOf<K>; cut?: 'first' | 'other' }>
  /** stands at the right of the title */
  Head?: ComponentType<{ data: BlockOf<K> }>
  /** what its colours and marks mean, under the drawing */
  Key?: ComponentType<{ data: BlockOf<K> }>
  /** a few words at the right of the footer */
  Note?: ComponentType<{ data: BlockOf<K> }>
  /** the same figures as text; null where the view already is a table or text */
  table: ((data: BlockOf<K>, cut?: 'first' | 'other') => PlainTable) | null
  /** whether a switch between two cuts is offered, and how they are called */
  cuts?: (data: BlockOf<K>) => [string, string] | null
  /** the drawing reaches the edges of its card */
  flush?: boolean
  /** as it stands on paper; no screen loads it */
  print: Later<BlockPrint<K>>
  /** as it stands in the gallery */
  sample: Later<GallerySample<K>>
}
