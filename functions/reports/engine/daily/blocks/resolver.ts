import type { BlockKind, BlockOf, SpecOf, Unnamed } from '../../../../../shared/blocks/index.ts'
import type { SectionContext } from '../context.ts'

/** Makes the data of one kind of block. Null: no network of the tab offers it, so it is absent rather than empty. */
export type Resolver<K extends BlockKind> = (context: SectionContext, spec: SpecOf<K>) => Unnamed<BlockOf<K>> | null
