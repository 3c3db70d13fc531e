/** Where a profile lives: by its own zone, else by that of its group, else by that of the account (docs/metrics.md#days-and-timezones). */
import type { Actor } from './actor.ts'
import { getAccount, listGroups, type ProfileRecord } from './store.ts'

type Placed = Pick<ProfileRecord, 'timezone' | 'entity_gid'>
export type ZoneOf = (placed: Placed) => string

/** The zone (IANA) of any profile of the caller's account, and of what lies in its groups as profiles do. */
export function zonesOf({ entities, timezone: ofAccount }: Pick<Actor, 'entities' | 'timezone'>): ZoneOf {
  const ofGroup = new Map(entities.map(({ entity_gid, timezone }) => [entity_gid, timezone]))
  return ({ timezone, entity_gid }) => timezone || ofGroup.get(entity_gid) || ofAccount || 'UTC'
}

/** As zonesOf, where nobody calls: read for this. */
export async function readZones(accountId: string): Promise<ZoneOf> {
  const [account, entities] = await Promise.all([getAccount(accountId), listGroups(accountId)])
  return zonesOf({ entities, timezone: account?.timezone ?? '' })
}
