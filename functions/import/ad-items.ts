import { type AdAccount, adAccountSource } from '../../shared/items/ad-accounts.ts'
import {
  type AdBreakdown,
  type AdObject,
  type AdReach,
  type AdRow,
  adBreakdownSource,
  adObjectSource,
  adReachSource,
  adRowSource,
} from '../../shared/items/ads.ts'
import { type ItemBatch, itemBatch } from '../items/batch.ts'

/** What a file over ads holds; keys begin with the account. */
export type AdFile = {
  readonly accounts: Map<string, AdAccount>
  readonly objects: Map<string, AdObject>
  readonly rows: Map<string, AdRow>
  readonly ages: Map<string, { readonly account: string; readonly date: string; readonly parts: Map<string, AdBreakdown['parts'][number]> }>
  readonly reach: Map<string, { readonly account: string; readonly date: string; readonly reached: AdReach['reached'] }>
}

export function batchesOf({ accounts, objects, rows, ages, reach }: AdFile, profileId: string): ItemBatch[] {
  return [...accounts.values()].flatMap((account) => {
    const mine = (one: { readonly accountId: string }) => one.accountId === account.id
    const ofAccount = (one: { readonly account: string }) => one.account === account.id
    return [
      { ...itemBatch(adAccountSource, profileId, [account]), count: 0 },
      alongside(itemBatch(adObjectSource, account.id, [...objects.values()].filter(mine))),
      itemBatch(adRowSource, account.id, [...rows.values()].filter(mine)),
      alongside(
        itemBatch(
          adBreakdownSource,
          account.id,
          [...ages.values()].filter(ofAccount).map(
            ({ date, parts }): AdBreakdown => ({
              id: `${date}:age_gender`,
              accountId: account.id,
              date,
              dimension: 'age_gender',
              parts: [...parts.values()],
            }),
          ),
        ),
      ),
      alongside(
        itemBatch(
          adReachSource,
          account.id,
          [...reach.values()].filter(ofAccount).map(({ date, reached }): AdReach => ({ id: `${date}:file`, accountId: account.id, date, reached })),
        ),
      ),
    ]
  })
}

/** Written with the rows, but no rows of the file themselves. */
function alongside(batch: ItemBatch): ItemBatch {
  return { ...batch, count: 0, instants: [] }
}
