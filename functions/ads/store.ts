/** Ad accounts of profiles; their figures are items of the accounts themselves. */
import { type AdAccount, adAccountSource } from '../../shared/items/ad-accounts.ts'
import { beginning, readItems } from '../items/store.ts'

const end = '9999-12-31T00:00:00.000Z'

/** Of every profile all of its own, so that one which two profiles share is there twice. */
export function readAdAccounts(accountId: string, profileIds: readonly string[]): Promise<AdAccount[]> {
  return readItems(adAccountSource, accountId, [...profileIds].sort(), beginning, end)
}

/** By name. One that several of the profiles share stands once, for the first of them by id, as in reports. */
export async function adAccountsOf(accountId: string, profileIds: readonly string[]): Promise<AdAccount[]> {
  const found = await readAdAccounts(accountId, profileIds)
  const once = new Map(found.toReversed().map((account) => [account.id, account]))
  return [...once.values()].sort((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1))
}
