import type { BlockKind, BlockOf, SpecOf, Unnamed } from '../../../../../../shared/blocks/index.ts'
import type { WholeBasis } from '../../../../../../shared/blocks/spec.ts'
import type { SectionContext } from '../context.ts'

/** Makes the data of one kind of block. Null: no network of the tab offers it, so it is absent rather than empty. */
export type Resolver<K extends BlockKind> = (context: SectionContext, spec: SpecOf<K>) => Unnamed<BlockOf<K>> | null

/**
 * Which figures a block shows, as its declaration says: keys into its tab's passports, in reading order, each once; none for plain text.
 * What no network of the tab gives is not drawn, so it is not named.
 */
type Figures<K extends BlockKind> = (spec: SpecOf<K>, block: Unnamed<BlockOf<K>>, basis: WholeBasis) => string[]

/** From the declaration of one kind of block to its data, and to the figures it shows. */
export type DailyBlock<K extends BlockKind> = { readonly resolve: Resolver<K>; readonly figures: Figures<K> }
