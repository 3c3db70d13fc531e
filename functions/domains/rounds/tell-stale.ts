/** Who looks after profiles is told of those that have had no new figures for long, once for each last day. */
import { dataStale } from '../../../shared/notifications/data-stale/definition.ts'
import { plainLine } from '../../../shared/notifications/notice-fields.ts'
import { whyPublishingOnly } from '../../../shared/profile-kind.ts'
import { profileName } from '../../../shared/profile-name.ts'
import { isStale } from '../../../shared/stale.ts'
import type { ProfileRecord } from '../../kernel/accounts/records.ts'
import { inParallel } from '../../kernel/in-parallel.ts'
import { emit } from '../notifications/emit.ts'
import { howCurrent } from '../profiles/how-current.ts'
import { queriesAtOnce } from '../series/store/months.ts'
import type { OpenProfiles } from './open-profiles.ts'

/** What has been stale for longer is no news: an event is forgotten after 90 days, and would be told anew. */
const longest = 60

export async function tellStale(accountId: string, { profiles, zoneOf }: OpenProfiles, now: Date): Promise<void> {
  const withFigures = profiles.filter((profile) => whyPublishingOnly(profile) === null)
  await inParallel(withFigures, queriesAtOnce, async (profile) => {
    const { last_day, behind } = await howCurrent(accountId, profile, zoneOf(profile), now)
    if (last_day !== null && behind !== null && isStale(behind) && behind <= longest) await tell(accountId, profile, last_day, now)
  })
}

async function tell(accountId: string, profile: ProfileRecord, last_day: string, now: Date): Promise<void> {
  const { id, entity_gid, network, picture_url, profile_url } = profile
  const name = plainLine(profileName(profile))
  const data = { profile_gid: id, profile: name, network, last_day }
  await emit(dataStale, { accountId, id: `${id} ${last_day}`, data, group: entity_gid, profile: { name, network, picture_url, profile_url } }, now)
}
