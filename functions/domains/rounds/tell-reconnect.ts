/** Who looks after profiles is told of an access that ends soon: once some days before, and once more on the last day on which it can be mended in time. */
import { dayMs } from '../../../shared/dates/durations.ts'
import { dateIn } from '../../../shared/dates/index.ts'
import { plainLine } from '../../../shared/notifications/notice-fields.ts'
import { profileReconnect } from '../../../shared/notifications/profile-reconnect/definition.ts'
import type { Reconnect } from '../../../shared/notifications/profile-reconnect/email.ts'
import { profileName } from '../../../shared/profile-name.ts'
import { reconnectDays } from '../../../shared/reconnect.ts'
import type { ProfileRecord } from '../../kernel/accounts/records.ts'
import { type AccountRecord, listGroups } from '../../kernel/accounts/store.ts'
import { emit } from '../notifications/emit.ts'
import { accessLeft } from '../profiles/access-left.ts'
import type { Occurrence } from '../schedules/records.ts'
import { occurrencesAt } from '../schedules/store/runs-by-time.ts'
import type { OpenProfiles } from './open-profiles.ts'

type Stage = keyof typeof reconnectDays
type Ending = { readonly profile: ProfileRecord; readonly stage: Stage; readonly data: Pick<Reconnect, 'ends_on' | 'left' | 'connected_on'> }

/** Runs that are looked at for those that have a profile, and for how long ahead. */
const mostRuns = 1000
const aheadMs = 366 * dayMs

/** Of one whose first day was missed, or who was connected for less, the stage it is in is told all the same. Null: none. */
export function stageOf(left: number | null): Stage | null {
  if (left === null || left < 0 || left > reconnectDays.first) return null
  return left > reconnectDays.last ? 'first' : 'last'
}

export async function tellReconnect(account: AccountRecord, { profiles, zoneOf }: OpenProfiles, now: Date): Promise<void> {
  const ending = profiles.flatMap((profile): Ending[] => {
    const left = accessLeft(profile, zoneOf(profile), now)
    const stage = stageOf(left)
    if (!stage || left === null || !profile.access_ends_on) return []
    return [{ profile, stage, data: { ends_on: profile.access_ends_on, left, connected_on: dateIn(profile.connected_at, zoneOf(profile)) } }]
  })
  if (ending.length === 0) return
  const until = new Date(now.getTime() + aheadMs).toISOString()
  const [groups, runs] = await Promise.all([
    listGroups(account.id),
    occurrencesAt(account.id, { from: now.toISOString(), until, first: 'soonest', limit: mostRuns }),
  ])
  const names = new Map(groups.map(({ entity_gid, name }) => [entity_gid, plainLine(name)]))
  for (const one of ending) await tell(account, one, { group: names.get(one.profile.entity_gid), used: usedBy(one.profile, runs, account.timezone) }, now)
}

function usedBy({ id }: ProfileRecord, runs: readonly Occurrence[], timezone: string): NonNullable<Reconnect['used']> {
  const own = runs.filter(({ state, profiles }) => state === 'SCHEDULED' && profiles.includes(id))
  return { reports: new Set(own.map(({ schedule_id }) => schedule_id)).size, next: own[0]?.generate_at ?? null, timezone }
}

type Around = { readonly group: string | undefined; readonly used: Reconnect['used'] }

async function tell({ id: accountId }: AccountRecord, { profile, stage, data }: Ending, { group, used }: Around, now: Date): Promise<void> {
  const { id, entity_gid, network, picture_url, profile_url } = profile
  const name = plainLine(profileName(profile))
  const username = plainLine(profile.username ?? '')
  const event = {
    data: { profile_gid: id, profile: name, network, ...data, ...(username ? { username } : {}), ...(group ? { group } : {}), used },
    group: entity_gid,
    profile: { name, network, picture_url, profile_url },
  }
  await emit(profileReconnect, { accountId, id: `${id} ${data.ends_on} ${stage}`, ...event }, now)
}
