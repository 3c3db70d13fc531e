import type { ItemRecord, ItemSource, OwnerKind } from '../../../shared/items/source.ts'
import { inSlices, nobodyWatches, type Progress } from './progress.ts'
import { writeItems } from './store/items.ts'

/** Items of one source and owner that are read but not written yet; what they are no longer matters. */
export type ItemBatch = {
  readonly source: string
  readonly count: number
  /** how many are written, where these are no rows of the file themselves; `count` unless said */
  readonly items?: number
  readonly owner: OwnerKind
  /** what came in, for those that an import may tell twice */
  readonly records?: readonly ItemRecord[]
  /** one an item */
  readonly instants: readonly string[]
  /** that come to be choices of the owner */
  readonly labels?: readonly string[]
  /** `wrote` is told of each part of it */
  readonly write: (accountId: string, wrote?: Progress['wrote']) => Promise<void>
}

/** `prepare` runs before the items are written: scoring texts, say. */
export function itemBatch<Item extends ItemRecord>(
  source: ItemSource<Item>,
  ownerId: string,
  items: readonly Item[],
  prepare: (items: readonly Item[]) => Promise<readonly Item[]> = async (given) => given,
): ItemBatch {
  return {
    source: source.id,
    count: items.length,
    owner: source.owner,
    records: items,
    instants: items.map(source.at),
    labels: source.labels ? items.flatMap(source.labels) : [],
    write: (accountId, wrote = nobodyWatches.wrote) => inSlices(items, async (some) => writeItems(source, accountId, ownerId, await prepare(some)), wrote),
  }
}
