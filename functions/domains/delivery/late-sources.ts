/** The profiles, listeners and groups whose figures end before the last days of a report (docs/behaviours.md#missing-figures). */
import { addDays } from '../../../shared/dates/index.ts'
import type { KnownDays } from '../../../shared/known.ts'
import { listenerName } from '../../../shared/listeners.ts'
import type { LateSource } from '../../../shared/missing-figures.ts'
import { networks } from '../../../shared/networks.ts'
import { reportManifest } from '../../../shared/reports/index.ts'
import { isOverItems, loadReport } from '../../../shared/reports/load.ts'
import type { ProfileRecord } from '../../kernel/accounts/store.ts'
import { freshnessOf, isBehind } from '../home/freshness.ts'
import type { Run } from '../reports/run/run.ts'
import { readSeries } from '../series/store/series.ts'

type Asked = Pick<Run, 'actor' | 'request' | 'data'>

const recentDays = 60
const nameOf = ({ name, network }: Pick<ProfileRecord, 'name' | 'network'>) => `${name} on ${networks[network].display}`

/**
 * Those whose figures do not go to the days before `today` (an ISO date), by more than networks are usually late. What is made of days is
 * asked of its days; what is made of messages, reviews, posts, mentions or tasks, of the days that are known of those: none may have come on a
 * day. Nobody misses what there never was. Ads are not asked: their exports leave out days without ads, so a quiet account looks like a late one.
 */
export async function lateSources(accountId: string, run: Asked, today: string): Promise<LateSource[]> {
  const { profiles, listeners, entity_gids } = run.data
  const source = await sourceOf(run)
  if (source === 'days') return behindByDay(accountId, profiles, today)
  const { known: told, ofGroups } = source
  const groups = run.actor.entities.filter(({ entity_gid }) => entity_gids.has(entity_gid))
  return behindBy(
    [
      ...profiles.map((profile) => ({ name: nameOf(profile), known: told.map((one) => profile.known?.[one]) })),
      ...listeners.map((one) => ({ name: listenerName(one), known: [one.known?.mentions] })),
      ...(ofGroups ? groups.map(({ name, known }) => ({ name, known: [known?.[ofGroups]] })) : []),
    ],
    today,
  )
}

type Sources = { readonly known: readonly string[]; readonly ofGroups: string | null }
const nothing: Sources = { known: [], ofGroups: null }

/** What a type of report is made of. */
async function sourceOf({ request, data }: Asked): Promise<'days' | Sources> {
  const manifest = reportManifest(request.type)
  if (!manifest) return nothing
  const definition = await loadReport(manifest.id)
  if (!isOverItems(definition)) return definition.basis === 'lifetime' ? { ...nothing, known: ['posts'] } : 'days'
  // what is held against others is made of its days, as theirs are
  if (data.compared.length > 0 || data.cohort) return 'days'
  return definition.open(({ knownBy = [], ofGroups = null }) => ({ known: typeof knownBy === 'function' ? [] : knownBy, ofGroups }))
}

type Known = { readonly name: string; readonly known: readonly (KnownDays | undefined)[] }

/** Of one that is behind in two ways, the earlier. */
function behindBy(all: readonly Known[], today: string): LateSource[] {
  return all.flatMap(({ name, known }) => {
    const [last] = known.flatMap((one) => one?.at(-1)?.slice(11) ?? []).sort()
    return last !== undefined && isBehind(last, today) ? { name, last } : []
  })
}

/** A profile that has posts alone is never late, because it has no days. */
async function behindByDay(accountId: string, profiles: readonly ProfileRecord[], today: string): Promise<LateSource[]> {
  const recent = await freshnessAt(accountId, profiles, today, addDays(today, -recentDays))
  const silent = recent.flatMap(({ last, state, profile }) => (last === null && state === 'behind' ? [profile] : []))
  const [first = today] = silent.flatMap(({ available_from }) => (available_from && available_from < today ? available_from : [])).sort()
  const before = await freshnessAt(accountId, silent, today, first)
  return [...recent, ...before].flatMap(({ name, network, last, state }) =>
    state === 'never' || (state === 'behind' && last !== null) ? { name: nameOf({ name, network }), last } : [],
  )
}

async function freshnessAt(accountId: string, profiles: readonly ProfileRecord[], today: string, from: string) {
  const ids = profiles.map(({ id }) => id)
  const series = ids.length > 0 ? await readSeries(accountId, ids, from, today) : []
  return profiles.map((profile, at) => ({ profile, ...freshnessOf(profile, series[at], today) }))
}
