import { getHome } from '../../../../shared/api/home.ts'
import { dateIn, today } from '../../../../shared/dates/index.ts'
import { maxProfiles } from '../../../../shared/reports/limits.ts'
import { dataNeeds } from '../../../domains/home/data-needs.ts'
import { currencyOf } from '../../../domains/home/freshness.ts'
import { readRuns } from '../../../domains/home/read-runs.ts'
import { runNeeds, sendsOf } from '../../../domains/home/runs.ts'
import { daysRead, weekOf } from '../../../domains/home/weeks.ts'
import { howCurrent } from '../../../domains/profiles/how-current.ts'
import { queriesAtOnce } from '../../../domains/series/store/months.ts'
import { readSeries } from '../../../domains/series/store/series.ts'
import { type Actor, can, visibleGroups } from '../../../kernel/accounts/actor.ts'
import { blockedBy } from '../../../kernel/accounts/locked.ts'
import { listProfiles } from '../../../kernel/accounts/store.ts'
import { zonesOf } from '../../../kernel/accounts/zones.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { inParallel } from '../../../kernel/in-parallel.ts'

const mayLook = (actor: Actor, gid: string) => can(actor, 'reports', 'view', gid) || can(actor, 'profiles', 'view', gid)

export const handler = handle(getHome, async ({ actor, query: { entity_gid: only }, now }) => {
  const visible = new Set(visibleGroups(actor))
  const groups = actor.entities.filter(({ entity_gid: gid }) => visible.has(gid))
  const { accountId, timezone: zone } = actor
  // the engine, with all it has to say, is read while the table answers
  const engine = import('../../../domains/home/changes.ts')
  const day = today(zone, now)
  const shown = groups.filter(({ entity_gid: gid }) => (only ?? gid) === gid && mayLook(actor, gid)).map(({ entity_gid }) => entity_gid)
  const [profiles, runs] = await Promise.all([readProfiles(actor, shown), readRuns(actor, only, day, now)])
  const read = profiles.slice(0, maxProfiles)
  const { from, to } = daysRead({ zone, now })
  const series = await readSeries(
    accountId,
    read.map(({ id }) => id),
    from,
    to,
  )
  const zoneOf = zonesOf(actor)
  const fresh = await inParallel(read, queriesAtOnce, async (profile) => ({
    gid: profile.entity_gid,
    ...currencyOf(profile, await howCurrent(accountId, profile, zoneOf(profile), now)),
  }))
  const data = shown.map((gid) => ({
    entity_gid: gid,
    profiles: fresh.filter((one) => one.gid === gid).map(({ gid: _, ...one }) => one),
    // of a group that was not read nothing is known
    mayAdd: can(actor, 'profiles', 'manage', gid) && !profiles.some((one) => one.entity_gid === gid),
  }))
  const { changedMost } = await engine
  const reported = read.filter((profile) => can(actor, 'reports', 'view', profile.entity_gid))
  const next = runs.coming.find(({ generate_at }) => dateIn(generate_at, zone) > day)
  const nextDay = next && dateIn(next.generate_at, zone)
  return {
    today: day,
    timezone: zone,
    groups: groups.map(({ entity_gid, name }) => ({ entity_gid, name })),
    profiles: { all: profiles.length, read: read.length },
    needs: [...runNeeds(runs.past), ...dataNeeds(data, runs.coming)],
    week: weekOf({ zone, now }),
    before: weekOf({ zone, now }, 1),
    changes: changedMost({ profiles: reported, series, zone, now }),
    sends: sendsOf(
      [...runs.past, ...runs.coming],
      day,
      zone,
      fresh.filter(({ state }) => state !== 'current'),
    ),
    next: nextDay ? { date: nextDay, runs: runs.coming.filter(({ generate_at }) => dateIn(generate_at, zone) === nextDay).length } : null,
    data: data.map(({ mayAdd: _, ...group }) => group),
  }
})

/** Of these groups, in their order, what can have figures. */
async function readProfiles(actor: Actor, gids: readonly string[]) {
  const known = await listProfiles(actor.accountId)
  const blocked = blockedBy(actor, known)
  const all = known.filter((profile) => blocked(profile) === null)
  return gids.flatMap((gid) => all.filter(({ entity_gid }) => entity_gid === gid))
}
