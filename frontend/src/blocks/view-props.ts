import type { BlockData, BlockKind, BlockOf } from '../../../shared/blocks/index.ts'

/** `section`: all blocks it stands with; `width` and `height` are given in print, where every box is known; on screen views measure themselves. */
export type ViewProps<K extends BlockKind> = {
  data: BlockOf<K>
  name: string
  section?: readonly BlockData[]
  cut?: 'first' | 'other'
  width?: number
  height?: number
}
