import type { Places } from './places.ts'
import type { ProfileRecord } from './records.ts'

/** Profiles that count: those of groups that are there. */
export function countedProfiles({ groups, profiles }: Places): ProfileRecord[] {
  const there = new Set(groups.filter(({ removed_at }) => removed_at === undefined).map(({ entity_gid }) => entity_gid))
  return profiles.filter(({ removed_at, entity_gid }) => removed_at === undefined && there.has(entity_gid))
}
