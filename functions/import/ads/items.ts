import { type AdAccount, adAccountSource } from '../../../shared/items/ad-accounts.ts'
import {
  type AdBreakdown,
  type AdObject,
  type AdReach,
  type AdRow,
  adBreakdownSource,
  adObjectSource,
  adReachSource,
  adRowSource,
} from '../../../shared/items/ads.ts'
import type { ItemRecord, ItemSource } from '../../../shared/items/source.ts'
import { type ItemBatch, itemBatch } from '../../items/batch.ts'
import { deleteItems } from '../../items/store.ts'

type OfAccount = { readonly accountId: string }

/** What a file over ads holds; keys begin with the account. */
export type AdFile = {
  /** each for every profile that it was imported through */
  readonly accounts: Map<string, readonly AdAccount[]>
  readonly objects: Map<string, AdObject>
  readonly rows: Map<string, { readonly row: AdRow; readonly line: number }>
  readonly ages: Map<string, AdBreakdown>
  readonly reach: Map<string, AdReach>
  /** rows of earlier imports whose days this file says anew */
  readonly gone: AdRow[]
}

export function batchesOf({ accounts, objects, rows, ages, reach, gone }: AdFile): ItemBatch[] {
  const taken = [...rows.values()].map(({ row }) => row)
  // ages kept for whole accounts would count beside those of their ads
  const ofAll = ages.size > 0 ? new Map([...gone, ...taken].map((row) => [`${row.accountId} ${row.date}`, agesOf(row)])) : new Map<string, AdBreakdown>()
  const goneAges = [...gone.map(({ adId, ...row }) => agesOf(row, adId)), ...ofAll.values()]
  const [goneRowsOf, goneAgesOf, objectsOf, rowsOf, agesIn, reachOf] = [
    byAccount(gone),
    byAccount(goneAges),
    byAccount(objects.values()),
    byAccount(taken),
    byAccount(ages.values()),
    byAccount(reach.values()),
  ]
  return [...accounts].flatMap(([account, records]) => [
    // what gives way goes first: an import that ends half way may lack a day and never counts one twice
    goneOf(adRowSource, account, goneRowsOf(account)),
    goneOf(adBreakdownSource, account, goneAgesOf(account)),
    ...records.map((record) => alongside(itemBatch(adAccountSource, record.profileId, [record]))),
    alongside(itemBatch(adObjectSource, account, objectsOf(account))),
    itemBatch(adRowSource, account, rowsOf(account)),
    alongside(itemBatch(adBreakdownSource, account, agesIn(account))),
    alongside(itemBatch(adReachSource, account, reachOf(account))),
  ])
}

function byAccount<One extends OfAccount>(all: Iterable<One>): (account: string) => One[] {
  const groups = Map.groupBy(all, ({ accountId }) => accountId)
  return (account) => groups.get(account) ?? []
}

/** The ages and genders of one ad, or of all, on a day: none yet. */
export function agesOf({ accountId, date }: Pick<AdRow, 'accountId' | 'date'>, adId?: string): AdBreakdown {
  const id = `${date}:age_gender`
  return { id: adId === undefined ? id : `${id}:${adId}`, accountId, date, ...(adId === undefined ? {} : { adId }), dimension: 'age_gender', parts: [] }
}

/** Written with the rows, but no rows of the file themselves. */
function alongside(batch: ItemBatch): ItemBatch {
  return { ...batch, count: 0, items: batch.count, instants: [], write: (accountId, wrote) => batch.write(accountId, (_, items) => wrote?.(0, items)) }
}

function goneOf<Item extends ItemRecord>(source: ItemSource<Item>, account: string, items: readonly Item[]): ItemBatch {
  return { source: source.id, count: 0, owner: source.owner, instants: [], write: (accountId) => deleteItems(source, accountId, account, items) }
}
