/** The limits of a group and of the plan for profiles; null: none. People are counted by functions/team. */
import { groupMessages } from '../../shared/group-messages.ts'
import { plans } from '../../shared/plan-catalogue.ts'
import type { Places } from '../accounts/places.ts'
import type { AccountRecord, GroupRecord } from '../accounts/records.ts'
import { type Problem, problem } from '../lib/problem.ts'

/** Profiles that count: those of groups that are there. */
export function countedProfiles({ groups, profiles }: Places) {
  const there = new Set(groups.filter(({ removed_at }) => removed_at === undefined).map(({ entity_gid }) => entity_gid))
  return profiles.filter(({ removed_at, entity_gid }) => removed_at === undefined && there.has(entity_gid))
}

/** Why a group has no place for one profile more: a 409 that names its limit, or null. */
export function noRoomForProfile(group: GroupRecord, places: Places): Problem | null {
  const most = group.max_profiles
  const held = countedProfiles(places).filter(({ entity_gid }) => entity_gid === group.entity_gid).length
  return most && held >= most ? problem(409, groupMessages.fullOfProfiles(group.name, most)) : null
}

/** How many profiles an account may have. */
export const profilesInPlan = ({ plan }: Pick<AccountRecord, 'plan'>): number | null => (plan ? plans[plan].limits.profiles : null)
