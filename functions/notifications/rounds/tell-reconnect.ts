/** Who looks after profiles is told of an access that ends soon: once some days before, and once more on the last day on which it can be mended in time. */
import { plainLine } from '../../../shared/notifications/notice-fields.ts'
import { profileReconnect } from '../../../shared/notifications/profile-reconnect/definition.ts'
import { profileName } from '../../../shared/profile-name.ts'
import { reconnectDays } from '../../../shared/reconnect.ts'
import type { ProfileRecord } from '../../accounts/records.ts'
import { accessLeft } from '../../profiles/access-left.ts'
import { emit } from '../emit.ts'
import type { OpenProfiles } from './open-profiles.ts'

type Stage = keyof typeof reconnectDays

/** Of one whose first day was missed, or who was connected for less, the stage it is in is told all the same. Null: none. */
export function stageOf(left: number | null): Stage | null {
  if (left === null || left < 0 || left > reconnectDays.first) return null
  return left > reconnectDays.last ? 'first' : 'last'
}

export async function tellReconnect(accountId: string, { profiles, zoneOf }: OpenProfiles, now: Date): Promise<void> {
  for (const profile of profiles) {
    const stage = stageOf(accessLeft(profile, zoneOf(profile), now))
    if (stage && profile.access_ends_on) await tell(accountId, profile, { ends_on: profile.access_ends_on, stage }, now)
  }
}

async function tell(accountId: string, profile: ProfileRecord, { ends_on, stage }: { ends_on: string; stage: Stage }, now: Date): Promise<void> {
  const { id, entity_gid, network, picture_url, profile_url } = profile
  const name = plainLine(profileName(profile))
  const event = {
    data: { profile_gid: id, profile: name, network, ends_on },
    group: entity_gid,
    profile: { name, network, picture_url, profile_url },
  }
  await emit(profileReconnect, { accountId, id: `${id} ${ends_on} ${stage}`, ...event }, now)
}
