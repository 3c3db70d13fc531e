import { type AdAccount, adAccountSource } from '../../../../shared/items/ad-accounts.ts'
import {
  type AdBreakdown,
  type AdDimension,
  type AdGap,
  type AdObject,
  type AdReach,
  type AdRow,
  adBreakdownSource,
  adDimensions,
  adGapSource,
  adObjectSource,
  adReachSource,
  adRowSource,
} from '../../../../shared/items/ads.ts'
import type { ItemRecord, ItemSource } from '../../../../shared/items/source.ts'
import { type ItemBatch, itemBatch } from '../../items/batch.ts'
import { deleteItems } from '../../items/store/items.ts'

type OfAccount = { readonly accountId: string }

/** What a file over ads holds; keys begin with the account. */
export type AdFile = {
  /** each for every profile that it was imported through */
  readonly accounts: Map<string, readonly AdAccount[]>
  readonly objects: Map<string, AdObject>
  /** `line`: where it stands; `parts`: how many rows of the file it is the sum of */
  readonly rows: Map<string, { readonly row: AdRow; readonly line: number; readonly parts: number }>
  /** by account, dimension and row */
  readonly parts: Map<string, AdBreakdown>
  readonly reach: Map<string, AdReach>
  /** rows of earlier imports whose days this file says anew */
  readonly gone: readonly AdRow[]
  /** what the file lacks, and what earlier ones lacked of days that it says anew */
  readonly gaps: { readonly now: readonly AdGap[]; readonly closed: readonly AdGap[] }
  /** rows that only tell what is known in parts: they are checked and not kept */
  readonly checked: number
}

export function batchesOf({ accounts, objects, rows, parts, reach, gone, gaps, checked }: AdFile): ItemBatch[] {
  const taken = [...rows.values()].map(({ row }) => row)
  const cut = [...new Set([...parts.values()].map(({ dimension }) => dimension))]
  // what was kept for whole accounts would count beside that of their ads, unless it is written anew
  const ofAll = new Map([...gone, ...taken].flatMap((row) => cut.map((one) => [`${row.accountId} ${one} ${row.date}`, partsOf(row, one)] as const)))
  const goneParts = [...gone.flatMap(({ adId, ...row }) => adDimensions.map((one) => partsOf(row, one, adId))), ...ofAll.values()]
  const [goneRowsOf, gonePartsOf, closedOf, objectsOf, rowsOf, partsIn, reachOf, gapsOf] = [
    byAccount(gone),
    byAccount(goneParts),
    byAccount(gaps.closed),
    byAccount(objects.values()),
    byAccount(taken),
    byAccount(parts.values()),
    byAccount(reach.values()),
    byAccount(gaps.now),
  ]
  const batches = [...accounts].flatMap(([account, records]) => [
    // what gives way goes first: an import that ends half way may lack a day and never counts one twice
    goneOf(adRowSource, account, goneRowsOf(account)),
    goneOf(adBreakdownSource, account, gonePartsOf(account)),
    goneOf(adGapSource, account, closedOf(account)),
    ...records.map((record) => alongside(itemBatch(adAccountSource, record.profileId, [record]))),
    alongside(itemBatch(adObjectSource, account, objectsOf(account))),
    alongside(itemBatch(adGapSource, account, gapsOf(account))),
    itemBatch(adRowSource, account, rowsOf(account)),
    alongside(itemBatch(adBreakdownSource, account, partsIn(account))),
    alongside(itemBatch(adReachSource, account, reachOf(account))),
  ])
  return checked === 0 ? batches : [...batches, nothingToWrite(checked)]
}

function nothingToWrite(rows: number): ItemBatch {
  return { source: adRowSource.id, count: rows, items: 0, owner: adRowSource.owner, instants: [], write: async (_, wrote) => wrote?.(rows, 0) }
}

function byAccount<One extends OfAccount>(all: Iterable<One>): (account: string) => One[] {
  const groups = Map.groupBy(all, ({ accountId }) => accountId)
  return (account) => groups.get(account) ?? []
}

/** The parts of one ad, or of all, on a day: none yet. */
export function partsOf({ accountId, date, from }: Pick<AdRow, 'accountId' | 'date' | 'from'>, dimension: AdDimension, adId?: string): AdBreakdown {
  const id = `${date}:${dimension}`
  const days = { date, ...(from === undefined ? {} : { from }) }
  return { id: adId === undefined ? id : `${id}:${adId}`, accountId, ...days, ...(adId === undefined ? {} : { adId }), dimension, parts: [] }
}

/** Written with the rows, but no rows of the file themselves. */
function alongside(batch: ItemBatch): ItemBatch {
  return { ...batch, count: 0, items: batch.count, instants: [], write: (accountId, wrote) => batch.write(accountId, (_, items) => wrote?.(0, items)) }
}

function goneOf<Item extends ItemRecord>(source: ItemSource<Item>, account: string, items: readonly Item[]): ItemBatch {
  return { source: source.id, count: 0, owner: source.owner, instants: [], write: (accountId) => deleteItems(source, accountId, account, items) }
}
