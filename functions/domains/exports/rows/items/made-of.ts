/** What a block of a report over items is computed from, as its declaration says. */
import type { ItemBlock } from '../../../../../shared/reports/language/items/section.ts'
import { cellContext } from '../../../reports/engine/items/cell-context.ts'
import { offered, type TabContext } from '../../../reports/engine/items/context.ts'
import { belongs, inRange } from '../../../reports/engine/items/occurrences.ts'

export type ItemSources<Item> = {
  readonly figures: readonly string[]
  /** what it is cut by */
  readonly cuts: readonly string[]
  /** every day or bucket has a value of its own */
  readonly points: boolean
  /** the items themselves, where a block lists them and has no figure over them */
  readonly listed: readonly { readonly item: Item; readonly at: string }[] | null
}

type Block<Item> = ItemBlock<Item, string, string>
type OfItems<Item> = Extract<Block<Item>, { readonly rows: 'items' }>

function isOfItems<Item>(block: Block<Item>): block is OfItems<Item> {
  return block.kind === 'table' && block.rows === 'items'
}

export function itemSourcesOf<Item extends object>(context: TabContext<Item>, block: Block<Item>): ItemSources<Item> {
  const figures = figuresIn(block).filter((id) => offered(context, id))
  const cuts = [
    ...('dimension' in block && block.dimension !== undefined ? [block.dimension] : []),
    ...('stack' in block && block.stack !== undefined ? [block.stack] : []),
    ...(block.kind === 'table' && !isOfItems(block) ? [block.rows] : []),
  ]
  return { figures, cuts, points: block.kind === 'line' || block.kind === 'column', listed: figures.length > 0 ? null : listedIn(context, block) }
}

function figuresIn<Item>(block: Block<Item>): readonly string[] {
  if ('metric' in block) return [block.metric]
  if ('metrics' in block) return block.metrics
  return isOfItems(block) || !('columns' in block) ? [] : block.columns
}

function listedIn<Item extends object>(context: TabContext<Item>, block: Block<Item>): ItemSources<Item>['listed'] {
  if (!isOfItems(block)) return inRange(context, 'profile' in block ? block.profile : undefined)
  const asking = cellContext(context)
  const keep = ({ item }: { readonly item: Item }) => block.keep?.(item, asking) ?? true
  if (block.from !== 'ever') return inRange(context, block.profile).filter(keep)
  const mine = belongs(context, null, false)
  return context.dataset.items
    .filter(mine)
    .map((item) => ({ item, at: context.spec.at(item) ?? '' }))
    .filter(keep)
}
