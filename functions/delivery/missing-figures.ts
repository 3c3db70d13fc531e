/** What of a report has figures only until some day before its last ones (docs/behaviours.md#missing-figures). */
import { addDays } from '../../shared/dates/index.ts'
import type { KnownDays } from '../../shared/known.ts'
import { listenerName } from '../../shared/listeners.ts'
import { networks } from '../../shared/networks.ts'
import { reportManifest } from '../../shared/reports/index.ts'
import { maxProfiles } from '../../shared/reports/limits.ts'
import { isOverItems, loadReport } from '../../shared/reports/load.ts'
import type { ProfileRecord } from '../accounts/store.ts'
import { readAdAccounts } from '../ads/store.ts'
import { freshnessOf, isBehind } from '../home/freshness.ts'
import { knownOf } from '../reports/engine/common/profiles.ts'
import type { Run } from '../reports/run/run.ts'
import { readSeries } from '../series/store.ts'

/** `last`: the last day with figures, an ISO date; null where there never were any. */
export type Behind = { readonly name: string; readonly last: string | null }
type Made = Pick<Run, 'actor' | 'request' | 'data' | 'profiles'>

const recentDays = 60
const nameOf = ({ name, network }: Pick<ProfileRecord, 'name' | 'network'>) => `${name} on ${networks[network].display}`

/**
 * Those whose figures do not go to the days before `today` (an ISO date), by more than networks are usually late. What is made of days is
 * asked of its days; what is made of messages, reviews, posts, mentions, tasks or ads, of the days that are known of those: none may have
 * come on a day. Nobody misses what there never was.
 */
export async function behindIn(accountId: string, run: Made, today: string): Promise<Behind[]> {
  const { data } = run
  const profiles = run.profiles.slice(0, maxProfiles)
  const source = await sourceOf(run)
  if (source === 'days') {
    const pages = data.compared.flatMap(({ record }) => (record?.known ? [{ name: nameOf(record), known: knownOf(record, 'any') }] : []))
    return [...(await behindByDay(accountId, profiles, today)), ...behindBy(pages, today)]
  }
  if (source === 'ads') {
    const accounts = data.adAccounts ?? (await readAdAccounts(accountId, profiles))
    const once = [...new Map(accounts.map((one) => [one.id, one])).values()]
    return behindBy(
      once.flatMap(({ name, known }) => (known ? [{ name, known }] : [])),
      today,
    )
  }
  const { known: told, ofGroups } = source
  const groups = run.actor.entities.filter(({ entity_gid }) => ofGroups && data.entity_gids.has(entity_gid))
  return behindBy(
    [
      ...profiles.flatMap((profile) => told.map((one) => ({ name: nameOf(profile), known: knownOf(profile, one) }))),
      ...data.listeners.flatMap((one) => (one.known ? [{ name: listenerName(one), known: one.known.mentions ?? one.known.any ?? [] }] : [])),
      ...groups.flatMap(({ name, known }) => (known && ofGroups ? [{ name, known: known[ofGroups] ?? [] }] : [])),
    ],
    today,
  )
}

type Source = 'days' | 'ads' | { readonly known: readonly string[]; readonly ofGroups: string | null }

/** What a type of report is made of. */
async function sourceOf({ request, data }: Made): Promise<Source> {
  const manifest = reportManifest(request.type)
  if (!manifest) return { known: [], ofGroups: null }
  const definition = await loadReport(manifest.id)
  if (!isOverItems(definition)) return definition.basis === 'lifetime' ? { known: ['posts'], ofGroups: null } : 'days'
  // what is held against others is made of its days, as theirs are
  if (data.compared.length > 0 || data.cohort) return 'days'
  return definition.open(({ knownBy = [], ofGroups = null }): Source => (typeof knownBy === 'function' ? 'ads' : { known: knownBy, ofGroups }))
}

type Known = { readonly name: string; readonly known: KnownDays }

/** Of one that is behind in two ways, the earlier. */
function behindBy(all: readonly Known[], today: string): Behind[] {
  const late = new Map<string, string>()
  for (const { name, known } of all) {
    const last = known.at(-1)?.slice(11)
    if (last && isBehind(last, today) && !((late.get(name) ?? last) < last)) late.set(name, last)
  }
  return [...late].map(([name, last]) => ({ name, last }))
}

/** A profile that has posts alone is never late, because it has no days. */
async function behindByDay(accountId: string, profiles: readonly ProfileRecord[], today: string): Promise<Behind[]> {
  const recent = await freshnessAt(accountId, profiles, today, addDays(today, -recentDays))
  const silent = recent.flatMap(({ last, state, profile }) => (last === null && state === 'behind' ? [profile] : []))
  const first = silent.flatMap(({ available_from }) => available_from ?? []).sort()[0] ?? today
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
