import type { BlockKind, BlockOf, Unnamed } from '../../../shared/blocks/index.ts'
import type { SpecOf } from '../../../shared/reports/definition.ts'
import type { SectionScope } from '../scope.ts'

/** Makes the data of one kind of block. Null: no network of the tab offers it, so it is absent rather than empty. */
export type Resolver<K extends BlockKind> = (scope: SectionScope, spec: SpecOf<K>) => Unnamed<BlockOf<K>> | null
