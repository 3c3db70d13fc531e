/** Where items come from: what one is, whose it is, and by which instant it is stored. Nothing here reads. */
import type * as v from 'valibot'
import type { DailySeries } from '../metrics/measures.ts'
import type { NetworkCode } from '../networks.ts'

/** Whose partition the items of a source lie in. */
const ownerKinds = ['profile', 'group', 'listener', 'ad_account', 'advocacy', 'page'] as const
export type OwnerKind = (typeof ownerKinds)[number]

/** What every item has; a report adds what its metrics need. */
export type ItemRecord = { readonly id: string }

export type ItemSource<Item extends ItemRecord> = {
  /** in the plural, as users call them */
  readonly id: string
  /** of the sort key: capital letters, and the start of no other source's */
  readonly prefix: string
  readonly owner: OwnerKind
  /** checked once, when written; gives instants their one spelling */
  readonly schema: v.GenericSchema<unknown, Item>
  /** the instant that places the item in time, ISO 8601 in UTC */
  readonly at: (item: Item) => string
  /** the networks that have any, where not all do: what a network does not have is not asked for */
  readonly networks?: readonly NetworkCode[]
  /** labels it carries, so that they can be chosen; of profiles' items alone */
  readonly labels?: (item: Item) => readonly string[]
  /** where it is not stored by itself but made of its owners' daily figures */
  readonly madeOf?: (series: DailySeries) => readonly Item[]
}

/** Keeps the item's type while the literal is written. */
export function itemSource<Item extends ItemRecord>(source: ItemSource<Item>): ItemSource<Item> {
  return source
}

/**
 * How far outside the report's ranges to read. `before`: days, or `ever` for what a level is made of (open tasks).
 * `after`: days for what comes later and still belongs (a reply to a message of the last day), or `ever` for what is of no time.
 * `owners`: whose, where only what was read before tells (the ad accounts of a profile).
 */
export type Reach = { readonly before?: number | 'ever'; readonly after?: number | 'ever'; readonly owners?: readonly string[] }

/** Reads all items of a source that the report may see, over its ranges, each once. */
export type Reader = <Item extends ItemRecord>(source: ItemSource<Item>, reach?: Reach) => Promise<readonly Item[]>
