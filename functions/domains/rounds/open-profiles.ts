import { countedProfiles } from '../../kernel/accounts/counted-profiles.ts'
import { lockedProfiles } from '../../kernel/accounts/locked.ts'
import type { ProfileRecord } from '../../kernel/accounts/records.ts'
import { limitsNow } from '../../kernel/accounts/standing.ts'
import { type AccountRecord, listGroups, listProfiles } from '../../kernel/accounts/store.ts'
import { type ZoneOf, zonesOf } from '../../kernel/accounts/zones.ts'

export type OpenProfiles = { readonly profiles: readonly ProfileRecord[]; readonly zoneOf: ZoneOf }

/** Those that people are told of: of groups that are there, and not locked by the plan. */
export async function openProfiles(account: AccountRecord, now: Date): Promise<OpenProfiles> {
  const [all, entities] = await Promise.all([listProfiles(account.id), listGroups(account.id)])
  const locked = lockedProfiles({ limits: limitsNow(account, now), entities }, all)
  return {
    profiles: countedProfiles({ groups: entities, profiles: all }).filter(({ id }) => !locked.has(id)),
    zoneOf: zonesOf({ entities, timezone: account.timezone }),
  }
}
