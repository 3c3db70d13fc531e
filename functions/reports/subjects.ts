/**
 * What a report is about, and whether somebody may run it: its profiles, or what its request names instead. A type says in its
 * declaration which (`subject`).
 */
import type { AdvocacyGroup } from '../../shared/advocacy.ts'
import { isInitializing, type Listener, listenerName } from '../../shared/listeners.ts'
import { messages } from '../../shared/messages.ts'
import type { Cohort } from '../../shared/pages.ts'
import { profileName } from '../../shared/profile-name.ts'
import { allBlocked, blockedFor } from '../../shared/reports/blocked.ts'
import type { ReportHead } from '../../shared/reports/definition.ts'
import { maxProfiles } from '../../shared/reports/limits.ts'
import type { ReportRequest } from '../../shared/reports/report.ts'
import { listGroups, listProfiles, type ProfileRecord } from '../accounts/store.ts'
import { adAccountsOf } from '../ads/store.ts'
import { getAdvocacyGroup } from '../advocacy/store.ts'
import { type Compared, comparedWith, requireCompetitors } from '../competitors/compared.ts'
import { type Actor, can } from '../lib/actor.ts'
import { problem } from '../lib/problem.ts'
import { getListener } from '../listeners/store.ts'
import { cohortOf } from '../pages/cohort.ts'
import type { RunQuery } from './run-query.ts'

/** What of a request names things, checked. `entity_gids`: the groups in which it lies, the one whose zone is its own first. */
export type Authorised = {
  readonly named: Pick<ReportRequest, 'profiles' | 'labels'> & Partial<ReportRequest>
  readonly entity_gids: readonly string[]
  /** of its own; that of its first group otherwise */
  readonly timezone: string | null
  /** the only zone its days are counted in, whatever is asked for */
  readonly ownDays?: string
}

type Authorise = (actor: Actor, query: RunQuery, definition: ReportHead) => Promise<Authorised>

const subjects: Record<NonNullable<ReportHead['subject']> | 'profiles', Authorise> = {
  profiles: async (actor, query, definition) => {
    const profiles = await allowedProfiles(actor, query, definition)
    return ofProfiles(profiles, definition.labels ? [...(query.labels ?? [])] : [])
  },
  listener: (actor, { listener_gid }) => ofListener(actor, listener_gid, messages.listener.none),
  sentiment: async (actor, query) => {
    const { sentiment_type, listener_gid, labels = [] } = query
    if (!sentiment_type) throw problem(400, messages.sentiment.type)
    if (sentiment_type === 'listener') {
      const { named, ...found } = await ofListener(actor, listener_gid, messages.sentiment.noListener)
      return { ...found, named: { ...named, sentiment_type } }
    }
    if (sentiment_type === 'campaigns' && labels.length === 0) throw problem(400, messages.sentiment.noLabel)
    // a campaign runs on every profile, unless some are chosen
    const everywhere = sentiment_type === 'campaigns' && query.profiles.length === 0
    const profiles = everywhere ? await runnableProfiles(actor) : await authoriseProfiles(actor, query.profiles)
    if (profiles.length === 0) throw problem(400, messages.profiles.none)
    const { named, ...found } = ofProfiles(profiles, sentiment_type === 'campaigns' ? [...labels] : [])
    return { ...found, named: { ...named, sentiment_type } }
  },
  competitors: async (actor, query, definition) => {
    if (query.profiles.length === 0) throw problem(400, messages.competitors.noProfile)
    const profiles = await allowedProfiles(actor, query, definition)
    await requireCompetitors(actor.accountId, profiles)
    return ofProfiles(profiles, [])
  },
  advocacy: async (actor, { advocacy_gid }) => {
    if (!advocacy_gid) throw problem(400, messages.advocacy.none)
    const group = await getAdvocacyGroup(actor.accountId, advocacy_gid)
    if (!group || !can(actor, 'reports', 'manage', group.entity_gid)) throw problem(404, messages.advocacy.missing)
    return { named: { profiles: [], labels: [], advocacy_gid: group.id }, entity_gids: [group.entity_gid], timezone: group.timezone }
  },
  ad_account: async (actor, query, definition) => {
    if (!query.ad_account_id) throw problem(400, messages.ads.accountRequired)
    const profiles = await allowedProfiles(actor, query, definition)
    const account = (
      await adAccountsOf(
        actor.accountId,
        profiles.map(({ id }) => id),
      )
    ).find(({ id }) => id === query.ad_account_id)
    const profile = profiles.find(({ id }) => id === account?.profileId)
    if (!account || !profile) throw problem(404, messages.ads.accountMissing)
    const { named, ...found } = ofProfiles([profile], [])
    return { ...found, named: { ...named, ad_account_id: account.id }, timezone: account.timezone, ownDays: account.timezone }
  },
}

/** @throws Problem 404 for what does not exist or may not be seen (the same words), 400 for what is missing in the query */
export function authoriseSubject(actor: Actor, query: RunQuery, definition: ReportHead): Promise<Authorised> {
  return subjects[definition.subject ?? 'profiles'](actor, query, definition)
}

function ofProfiles(profiles: readonly ProfileRecord[], labels: string[]): Authorised {
  return { named: { profiles: profiles.map(({ id }) => id), labels }, entity_gids: [...new Set(profiles.map(({ entity_gid }) => entity_gid))], timezone: null }
}

async function ofListener(actor: Actor, id: string | undefined, missing: string): Promise<Authorised> {
  if (!id) throw problem(400, missing)
  const listener = await getListener(actor.accountId, id)
  if (!listener || !maySeeListener(actor, listener, 'manage')) throw problem(404, messages.listener.missing)
  if (isInitializing(listener)) throw problem(409, messages.listener.initializing)
  return { named: { profiles: [], labels: [], listener_gid: id }, entity_gids: listener.entity_gids, timezone: listener.timezone }
}

/** It is of whoever reaches the level in every group it belongs to: its report is not shown in parts. */
export function maySeeListener(actor: Actor, { entity_gids }: Pick<Listener, 'entity_gids'>, level: 'view' | 'manage'): boolean {
  return entity_gids.length > 0 && entity_gids.every((gid) => can(actor, 'reports', level, gid))
}

/** Those selected that are on the networks of the report. */
async function allowedProfiles(actor: Actor, query: RunQuery, definition: ReportHead): Promise<ProfileRecord[]> {
  const { networks: allowed, blocks, unsupported } = definition
  if (blocks) {
    const selected = await selectedProfiles(actor, query.profiles)
    const open = selected.filter((profile) => blockedFor(definition, profile) === null)
    if (open.length === 0) throw problem(400, allBlocked(definition, selected), { learnMore: `/help/${definition.id}` })
    return open
  }
  const selected = await authoriseProfiles(actor, query.profiles)
  const profiles = allowed === 'all' ? selected : selected.filter(({ network }) => allowed.includes(network))
  if (profiles.length === 0) throw problem(400, unsupported ?? messages.profiles.none)
  return profiles
}

/** The profiles in the order of the selection, each once. */
export async function authoriseProfiles(actor: Actor, ids: readonly string[]): Promise<ProfileRecord[]> {
  const selected = await selectedProfiles(actor, ids)
  const blocked = selected.flatMap((profile) => profile.blocked ?? [])[0]
  if (blocked !== undefined) throw problem(400, blocked)
  return selected
}

async function selectedProfiles(actor: Actor, ids: readonly string[]): Promise<ProfileRecord[]> {
  if (ids.length === 0) throw problem(400, messages.profiles.none)
  const known = new Map((await listProfiles(actor.accountId)).map((profile) => [profile.id, profile]))
  return [...new Set(ids)].map((id) => {
    const profile = known.get(id)
    if (!profile || !can(actor, 'reports', 'manage', profile.entity_gid)) throw problem(404, messages.profiles.missing)
    return profile
  })
}

async function runnableProfiles(actor: Actor): Promise<ProfileRecord[]> {
  const all = await listProfiles(actor.accountId)
  return all.filter(({ blocked, entity_gid }) => blocked === null && can(actor, 'reports', 'manage', entity_gid)).slice(0, maxProfiles)
}

/** What an authorised request is about, read again when it is computed. */
export type About = {
  readonly profiles: readonly ProfileRecord[]
  readonly listeners: readonly Listener[]
  readonly entity_gids: ReadonlySet<string>
  /** its name, where it is not about profiles, or about one */
  readonly name?: string
  /** pages that its profiles are held against one by one, and those of which nothing is known yet */
  readonly compared: readonly Compared[]
  /** the industry its profiles are held against as a whole, and those of them that are of another */
  readonly cohort: Cohort | null
  readonly outside: ReadonlySet<string>
  readonly advocacy: AdvocacyGroup | null
}

const nothingElse = { listeners: [], compared: [], cohort: null, outside: new Set<string>(), advocacy: null } as const

/** @throws Problem 404 for a listener, an advocacy group or an ad account that is gone */
export async function aboutOf(accountId: string, request: ReportRequest): Promise<About> {
  if (request.listener_gid !== undefined) {
    const listener = await getListener(accountId, request.listener_gid)
    if (!listener) throw problem(404, messages.listener.missing)
    return { ...nothingElse, profiles: [], listeners: [listener], entity_gids: new Set(listener.entity_gids), name: listenerName(listener) }
  }
  if (request.advocacy_gid !== undefined) {
    const [advocacy, groups] = await Promise.all([getAdvocacyGroup(accountId, request.advocacy_gid), listGroups(accountId)])
    if (!advocacy) throw problem(404, messages.advocacy.missing)
    const name = advocacy.name ?? groups.find(({ entity_gid }) => entity_gid === advocacy.entity_gid)?.name
    return { ...nothingElse, profiles: [], entity_gids: new Set([advocacy.entity_gid]), advocacy, ...(name ? { name } : {}) }
  }
  // whatever the report draws, a nameless profile is called the same everywhere
  const known = new Map((await listProfiles(accountId)).map((profile) => [profile.id, { ...profile, name: profileName(profile) }]))
  // the first of the selection, in its own order (R1.11)
  const profiles = request.profiles.flatMap((id) => known.get(id) ?? []).slice(0, maxProfiles)
  const entity_gids = new Set(profiles.map(({ entity_gid }) => entity_gid))
  if (request.type === 'competitor') {
    const name = profiles.map((profile) => profile.name).join(', ')
    return { ...nothingElse, profiles, entity_gids, compared: await comparedWith(accountId, profiles), ...(name ? { name } : {}) }
  }
  if (request.type === 'industry_benchmark') return { ...nothingElse, profiles, entity_gids, ...(await cohortOf(accountId, profiles)) }
  if (request.ad_account_id === undefined) return { ...nothingElse, profiles, entity_gids }
  const account = (await adAccountsOf(accountId, request.profiles)).find(({ id }) => id === request.ad_account_id)
  if (!account) throw problem(404, messages.ads.accountMissing)
  return { ...nothingElse, profiles, entity_gids, name: account.name }
}
