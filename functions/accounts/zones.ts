/** Where a profile lives: by its own zone, else by that of its group, else by that of the account (metrics.md 2.3). */
import { getAccount, listGroups, type ProfileRecord } from './store.ts'

type Placed = Pick<ProfileRecord, 'timezone' | 'entity_gid'>

/** The zone (IANA) of any profile of an account, read once for all of them. */
export async function zonesOf(accountId: string): Promise<(profile: Placed) => string> {
  const [account, groups] = await Promise.all([getAccount(accountId), listGroups(accountId)])
  const ofGroup = new Map(groups.map(({ entity_gid, timezone }) => [entity_gid, timezone]))
  return ({ timezone, entity_gid }) => timezone || ofGroup.get(entity_gid) || account?.timezone || 'UTC'
}
