import { listProfileStates } from '../../../../shared/api/profiles.ts'
import { profileName } from '../../../../shared/profile-name.ts'
import { restorableUntil } from '../../../domains/entities/entity-row.ts'
import { accessLeft } from '../../../domains/profiles/access-left.ts'
import { howCurrent } from '../../../domains/profiles/how-current.ts'
import { queriesAtOnce } from '../../../domains/series/store/months.ts'
import { can } from '../../../kernel/accounts/actor.ts'
import { countedProfiles } from '../../../kernel/accounts/counted-profiles.ts'
import { versionOf } from '../../../kernel/accounts/edit-store.ts'
import { listAllProfiles } from '../../../kernel/accounts/store.ts'
import { zonesOf } from '../../../kernel/accounts/zones.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { inParallel } from '../../../kernel/in-parallel.ts'

export const handler = handle(listProfileStates, async ({ actor, now }) => {
  const { accountId, entities, limits } = actor
  const all = await listAllProfiles(accountId)
  const counted = countedProfiles({ groups: entities, profiles: all })
  const seen = counted.filter(({ entity_gid }) => can(actor, 'profiles', 'view', entity_gid))
  const zoneOf = zonesOf(actor)
  const states = await inParallel(seen, queriesAtOnce, async (profile) => {
    const zone = zoneOf(profile)
    return {
      id: profile.id,
      ...(await howCurrent(accountId, profile, zone, now)),
      access_left: accessLeft(profile, zone, now),
      version: versionOf(profile),
    }
  })
  return {
    states,
    plan: { held: counted.length, most: limits.profiles },
    groups: entities
      .filter(({ entity_gid }) => can(actor, 'profiles', 'view', entity_gid))
      .flatMap(({ entity_gid, max_profiles: most }) =>
        most ? [{ entity_gid, held: counted.filter((one) => one.entity_gid === entity_gid).length, most }] : [],
      ),
    removed: all.flatMap(({ removed_at, ...profile }) => {
      const { id, entity_gid, network: code } = profile
      if (removed_at === undefined || restorableUntil(removed_at) <= now.toISOString() || !can(actor, 'profiles', 'manage', entity_gid)) return []
      return [{ id, name: profileName(profile), code, entity_gid, removed_at, restorable_until: restorableUntil(removed_at) }]
    }),
  }
})
