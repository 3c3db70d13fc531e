/** Items of every source in the table: <PREFIX>#<instant>#<id> in the partition of whoever owns them. */
import * as v from 'valibot'
import type { ItemRecord, ItemSource, OwnerKind } from '../../../../shared/items/source.ts'
import { profileKey, publicAccount, tenantKey } from '../../../kernel/table/table.ts'
import { countBodies, deleteBodies, readBodies, writeBodies } from './by-instant.ts'
import { addLabels } from './labels.ts'

const partitionOf: Record<OwnerKind, (accountId: string, ownerId: string) => string> = {
  profile: profileKey,
  group: (accountId, id) => `${tenantKey(accountId)}#G#${id}`,
  listener: (accountId, id) => `${tenantKey(accountId)}#L#${id}`,
  ad_account: (accountId, id) => `${tenantKey(accountId)}#D#${id}`,
  // what anybody can see is of no tenant: one copy for all, which no endpoint writes
  page: (_, id) => profileKey(publicAccount, id),
  advocacy: (accountId, id) => `${tenantKey(accountId)}#V#${id}`,
}

/** Earlier than anything: for levels that need every item there ever was. */
export const beginning = '0001-01-01T00:00:00.000Z'

/** Later than anything. */
export const forever = '9999-12-31T00:00:00.000Z'

/** Items of [fromInstant, toInstant), owner by owner in the order given, oldest first: one Query per owner. */
export async function readItems<Item extends ItemRecord>(
  source: ItemSource<Item>,
  accountId: string,
  ownerIds: readonly string[],
  fromInstant: string,
  toInstant: string,
): Promise<Item[]> {
  const partitions = [...new Set(ownerIds)].map((id) => partitionOf[source.owner](accountId, id))
  // Validated when written, by writeItems, which alone writes these items.
  const read = (body: string): Item => JSON.parse(body)
  return readBodies(partitions, { prefix: source.prefix, from: fromInstant, to: toInstant, read })
}

/** How many items of a source an owner has. */
export async function countItems<Item extends ItemRecord>(source: ItemSource<Item>, accountId: string, ownerId: string): Promise<number> {
  return countBodies(partitionOf[source.owner](accountId, ownerId), source.prefix)
}

/**
 * Upserts items by id: one whose instant changed takes the place of the old one. Of two with the same id the last one counts.
 * Safe to repeat and to run twice at once.
 * @throws ValiError when an item is not one of the source's
 */
export async function writeItems<Item extends ItemRecord>(source: ItemSource<Item>, accountId: string, ownerId: string, items: readonly Item[]): Promise<void> {
  const byId = new Map(items.map((given) => v.parse(source.schema, given)).map((item) => [item.id, item]))
  if (source.labels) await addLabels(accountId, 'messages', ownerId, [...byId.values()].flatMap(source.labels))
  const kept = [...byId.values()].map((item) => ({ id: item.id, instant: source.at(item), body: JSON.stringify(item) }))
  await writeBodies(partitionOf[source.owner](accountId, ownerId), source.prefix, kept)
}

/** Takes items away, as they were read; one that moved since stays where it is now. Safe to repeat. */
export async function deleteItems<Item extends ItemRecord>(
  source: ItemSource<Item>,
  accountId: string,
  ownerId: string,
  items: readonly Item[],
): Promise<void> {
  const gone = items.map((item) => ({ id: item.id, instant: source.at(item), body: '' }))
  await deleteBodies(partitionOf[source.owner](accountId, ownerId), source.prefix, gone)
}
