import { listProfileStates } from '../../shared/api/profiles.ts'
import { dayCount } from '../../shared/dates/calendar-date.ts'
import { dateIn } from '../../shared/dates/index.ts'
import { profileName } from '../../shared/profile-name.ts'
import { versionOf } from '../accounts/edit-store.ts'
import type { ProfileRecord } from '../accounts/records.ts'
import { listAllProfiles } from '../accounts/store.ts'
import { zonesOf } from '../accounts/zones.ts'
import { countedProfiles } from '../entities/counted-profiles.ts'
import { restorableUntil } from '../entities/entity-row.ts'
import { can } from '../lib/actor.ts'
import { handle } from '../lib/endpoint.ts'
import { inParallel } from '../series/in-parallel.ts'
import { lastDay, queriesAtOnce } from '../series/store.ts'

export const handler = handle(listProfileStates, async ({ actor, now }) => {
  const { accountId, entities, limits } = actor
  const all = await listAllProfiles(accountId)
  const counted = countedProfiles({ groups: entities, profiles: all })
  const seen = counted.filter(({ entity_gid }) => can(actor, 'profiles', 'view', entity_gid))
  const zoneOf = zonesOf(actor)
  const states = await inParallel(seen, queriesAtOnce, async (profile) => {
    const today = dateIn(now, zoneOf(profile))
    const last_day = lastKnown(profile, await lastDay(accountId, profile.id), today)
    // today is not over, so yesterday is the last day there can be all of
    return { id: profile.id, last_day, behind: last_day === null ? null : Math.max(dayCount(last_day, today) - 2, 0), version: versionOf(profile) }
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

/** The later of the last day with figures and the last one that posts, reviews or messages are known of. */
function lastKnown({ known, available_from }: ProfileRecord, ofSeries: string | null, today: string): string | null {
  // `any` stands for what was known before it was told by source, up to the day on which that began
  const { any: _, ...told } = known ?? {}
  const ends = Object.values(told).flatMap((days) => days.flatMap((interval) => interval.split('/')[1] ?? []))
  const days = [...(ofSeries === null ? [] : [ofSeries]), ...ends].filter((day) => day <= today).sort()
  return available_from === null && ofSeries === null ? null : (days.at(-1) ?? null)
}
