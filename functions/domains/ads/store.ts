/**
 * Ad accounts of profiles; their figures are items of the accounts themselves. In the account's partition:
 *   ADTURN#<ad account>   who imports into it, until when
 */
import { type AdAccount, adAccountSource, adNetworks } from '../../../shared/items/ad-accounts.ts'
import type { NetworkCode } from '../../../shared/networks.ts'
import { type Slot, waitForSlot } from '../../kernel/jobs/slot.ts'
import { tenantKey } from '../../kernel/table/table.ts'
import { beginning, forever, readItems } from '../items/store/items.ts'

type Profile = { readonly id: string; readonly network: NetworkCode }

const advertises = ({ network }: Profile) => adNetworks.some((one) => one === network)

/** Of every profile all of its own, so that one which two profiles share is there twice. */
export function readAdAccounts(accountId: string, profiles: readonly Profile[]): Promise<AdAccount[]> {
  const ids = profiles.filter(advertises).map(({ id }) => id)
  return readItems(adAccountSource, accountId, ids, beginning, forever)
}

/** By name. One that several of the profiles share stands once, for the first of them by id, as in reports. */
export async function adAccountsOf(accountId: string, profileIds: readonly string[]): Promise<AdAccount[]> {
  const found = await readItems(adAccountSource, accountId, profileIds.toSorted(), beginning, forever)
  const once = new Map(found.toReversed().map((account) => [account.id, account]))
  return [...once.values()].sort((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1))
}

/** How long another import waits for its lock, in milliseconds. */
const waitMs = 20_000

/**
 * One import at a time into an ad account: what it is judged by must not change before it is written. Null when another import holds the
 * lock for too long.
 */
export function lockAdAccount(accountId: string, adAccountId: string): Promise<Slot | null> {
  return waitForSlot({ pk: tenantKey(accountId), sk: `ADTURN#${adAccountId}` }, waitMs)
}
