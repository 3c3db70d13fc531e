/** The limits of a group for profiles, and what counts against those of the plan. People are counted by functions/domains/team. */
import { groupMessages } from '../../../shared/group-messages.ts'
import type { HeldLimits } from '../../../shared/plan-limits.ts'
import { planMessages } from '../../../shared/plan-messages.ts'
import { countedProfiles } from '../../kernel/accounts/counted-profiles.ts'
import type { Places } from '../../kernel/accounts/places.ts'
import type { GroupRecord } from '../../kernel/accounts/records.ts'
import { type Problem, problem } from '../../kernel/request/problem.ts'

/** Why a group has no place for one profile more: a 409 that names its limit, or null. */
export function noRoomForProfile(group: GroupRecord, places: Places): Problem | null {
  const most = group.max_profiles
  const held = countedProfiles(places).filter(({ entity_gid }) => entity_gid === group.entity_gid).length
  return most && held >= most ? problem(409, groupMessages.fullOfProfiles(group.name, most)) : null
}

/** @throws Problem 409 when the plan has no room for one profile group more */
export function refuseFullOfGroups({ groups: most }: HeldLimits, held: number): void {
  if (most !== null && held >= most) throw problem(409, planMessages.groupsFull(most))
}
