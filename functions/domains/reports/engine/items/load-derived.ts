/** Items made of daily figures. In a file of its own, so that a dynamic import does not bundle the whole store. */
import type { DateRange } from '../../../../../shared/dates/index.ts'
import type { ItemRecord, ItemSource } from '../../../../../shared/items/source.ts'
import { readSeries } from '../../../series/store/series.ts'

export async function loadDerived<Item extends ItemRecord>(
  accountId: string,
  madeOf: NonNullable<ItemSource<Item>['madeOf']>,
  ids: readonly string[],
  spans: readonly DateRange[],
): Promise<Item[]> {
  const found = await Promise.all(spans.map(({ from, to }) => readSeries(accountId, ids, from, to)))
  return found.flat().flatMap(madeOf)
}
