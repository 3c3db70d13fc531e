import type { BlockOf, Unnamed } from '../../../../../../shared/blocks/index.ts'
import type { ItemBlockKind, ItemBlockOf } from '../../../../../../shared/reports/language/items/section.ts'
import { offered, type SectionContext, type TabContext } from '../context.ts'

/** From the declaration of one kind of block to its data, and to the figures it shows. */
export type ItemResolver<K extends ItemBlockKind> = {
  /** null: no network of the tab offers it, so it is absent rather than empty */
  resolve: <Item extends object>(context: SectionContext<Item>, spec: ItemBlockOf<Item, K>) => Unnamed<BlockOf<K>> | null
  /** keys into the passports of its tab, in reading order, each once; none for plain text */
  figures: <Item extends object>(context: TabContext<Item>, spec: ItemBlockOf<Item, K>, block: Unnamed<BlockOf<K>>) => readonly string[]
}

/** Those of a block that shows what it declares. */
export function metricsOf<Item extends object>(
  context: TabContext<Item>,
  spec: { readonly metric: string } | { readonly metrics: readonly string[] },
): string[] {
  return ('metric' in spec ? [spec.metric] : spec.metrics).filter((id) => offered(context, id))
}
