import { countIndicators } from '../../../../shared/api/home.ts'
import { dateIn } from '../../../../shared/dates/index.ts'
import { reconnectDays } from '../../../../shared/reconnect.ts'
import { isStale } from '../../../../shared/stale.ts'
import { readRuns } from '../../../domains/home/read-runs.ts'
import { runNeeds } from '../../../domains/home/runs.ts'
import { countUnread } from '../../../domains/notifications/store/list.ts'
import { accessLeft } from '../../../domains/profiles/access-left.ts'
import { howCurrent } from '../../../domains/profiles/how-current.ts'
import { queriesAtOnce } from '../../../domains/series/store/months.ts'
import { type Actor, can } from '../../../kernel/accounts/actor.ts'
import { blockedBy } from '../../../kernel/accounts/locked.ts'
import { listProfiles } from '../../../kernel/accounts/store.ts'
import { zonesOf } from '../../../kernel/accounts/zones.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { inParallel } from '../../../kernel/in-parallel.ts'

/** More than 99 are not counted: a badge says "99+". */
const most = 100
const none = { approvals: 0, listeners: 0, messages: 0, reviews: 0, tasks: 0 } as const

export const handler = handle(countIndicators, async ({ actor, body: { profiles, timezone }, now }) => {
  const asked = new Set(profiles.map(({ id }) => id))
  const [{ unread }, runs, errors] = await Promise.all([
    countUnread(actor, most, now),
    readRuns({ ...actor, timezone }, undefined, dateIn(now, timezone), now),
    countLacking(actor, asked, now),
  ])
  const statistics = runNeeds(runs.past).filter(({ kind }) => kind !== 'retrying').length
  return { ...none, alerts: unread, notifications_counter: unread, statistics, errors }
})

/** Of those that can have figures: they have none, none of late, or soon none, because the access ends. */
async function countLacking(actor: Actor, asked: ReadonlySet<string>, now: Date): Promise<number> {
  const { accountId } = actor
  const all = await listProfiles(accountId)
  const blocked = blockedBy(actor, all)
  const seen = all.filter((profile) => asked.has(profile.id) && can(actor, 'profiles', 'view', profile.entity_gid) && blocked(profile) === null)
  const zoneOf = zonesOf(actor)
  const lacking = await inParallel(seen, queriesAtOnce, async (profile) => {
    const zone = zoneOf(profile)
    if ((accessLeft(profile, zone, now) ?? Number.POSITIVE_INFINITY) <= reconnectDays.first) return true
    const { behind } = await howCurrent(accountId, profile, zone, now)
    return behind === null || isStale(behind)
  })
  return lacking.filter(Boolean).length
}
