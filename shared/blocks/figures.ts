import type { BlockKind, BlockOf, SpecOf, Unnamed } from './index.ts'
import type { WholeBasis } from './spec.ts'

/**
 * Which figures a block of a report over daily figures and posts shows, as its declaration says: keys into its tab's passports, in reading
 * order, each once; none for plain text. What no network of the tab gives is not drawn, so it is not named.
 */
export type BlockFigures<K extends BlockKind> = (spec: SpecOf<K>, block: Unnamed<BlockOf<K>>, basis: WholeBasis) => string[]
