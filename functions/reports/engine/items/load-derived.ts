/** Items that are not stored themselves: made of the daily figures or the posts that profiles and pages keep. */
import { type DateRange, instantRange } from '../../../../shared/dates/index.ts'
import type { ItemRecord, ItemSource } from '../../../../shared/items/source.ts'
import { readPosts } from '../../../posts/store.ts'
import { readSeries } from '../../../series/store.ts'

/** One Query per owner and range, as for what is stored. */
export async function loadDerived<Item extends ItemRecord>(
  accountId: string,
  madeOf: NonNullable<ItemSource<Item>['madeOf']>,
  ids: readonly string[],
  spans: readonly DateRange[],
  zone: string,
): Promise<Item[]> {
  const owners = [...new Set(ids)]
  const read = async ({ from, to }: DateRange) => {
    if ('posts' in madeOf) return madeOf.posts(await readPosts(accountId, owners, ...instantRange(from, to, zone)))
    return (await readSeries(accountId, owners, from, to)).flatMap(madeOf.series)
  }
  return (await Promise.all(spans.map(read))).flat()
}
