/** What every kind of block provides on screen; views.ts holds one entry per kind. */
import type { ComponentType } from 'react'
import type { BlockData, BlockKind, BlockOf } from '../../../shared/blocks/index.ts'
import type { Unit } from '../../../shared/metrics/units.ts'

/** `section`: all blocks it stands with; `width` and `height` are given in print, where every box is known; on screen views measure themselves. */
export type ViewProps<K extends BlockKind> = {
  data: BlockOf<K>
  name: string
  section?: readonly BlockData[]
  cut?: 'first' | 'other'
  width?: number
  height?: number
}

/** A chart's figures as a plain table: first column text, the others figures. */
export type PlainTable = { head: string[]; rows: { key: string; label: string; cells: { value: number | null; unit: Unit }[] }[] }

export type BlockView<K extends BlockKind> = {
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
}
