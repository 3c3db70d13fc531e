import type { BlockKind, BlockOf } from '../../../shared/blocks/index.ts'
import type { Section } from '../../../shared/reports/report.ts'

/** A block of a kind for the gallery, and what makes it short, long or compared with nothing. */
export type GallerySample<K extends BlockKind> = {
  /** how wide its card is */
  span: Section['span']
  full: BlockOf<K>
  /** with these names in place of its own, in turn */
  named: (block: BlockOf<K>, names: readonly string[]) => BlockOf<K>
  /** with the first of its rows, days or parts alone */
  first: (block: BlockOf<K>) => BlockOf<K>
  uncompared: (block: BlockOf<K>) => BlockOf<K>
}
