/** The profiles that are selected. */
import { messages } from '../../../../shared/messages.ts'
import { profileName } from '../../../../shared/profile-name.ts'
import { allBlocked, blockedFor } from '../../../../shared/reports/language/blocked.ts'
import type { ReportManifest } from '../../../../shared/reports/language/manifest.ts'
import { maxProfiles } from '../../../../shared/reports/limits.ts'
import { blockedBy } from '../../../accounts/locked.ts'
import { listProfiles, type ProfileRecord } from '../../../accounts/store.ts'
import { type Actor, can } from '../../../lib/actor.ts'
import { problem } from '../../../lib/problem.ts'
import { cohortOf } from '../../../public-profiles/cohort.ts'
import { nothingElse } from '../../engine/common/subject-data.ts'
import type { RunQuery } from '../request.ts'
import { gone } from './gone.ts'
import type { Authorised, Subject } from './subject.ts'

export const profilesSubject: Subject = async (actor, query, definition) => {
  const { data, ...found } = ofProfiles(await allowedProfiles(actor, query, definition), definition.labels ? query.labels : [])
  return { ...found, data: definition.cohort ? { ...data, ...(await cohortOf(actor.entities, data.profiles)) } : data }
}

/** The first of the selection, in its own order (docs/behaviours.md#profiles-that-can-take-a-report). */
export function ofProfiles(selected: readonly ProfileRecord[], labels: readonly string[]): Authorised {
  // whatever the report draws, a nameless profile is called the same everywhere
  const profiles = selected.slice(0, maxProfiles).map((profile) => ({ ...profile, name: profileName(profile) }))
  const data = { ...nothingElse, profiles, entity_gids: new Set(profiles.map(({ entity_gid }) => entity_gid)) }
  return { data, profiles: selected, labels, timezone: null }
}

/** Those selected that are on the networks of the report. */
export async function allowedProfiles(actor: Actor, query: Pick<RunQuery, 'profiles'>, definition: ReportManifest): Promise<ProfileRecord[]> {
  const { networks: allowed, blocks, unsupported } = definition
  if (blocks) {
    const { selected, blocked } = await selectedProfiles(actor, query.profiles)
    const withReason = (profile: ProfileRecord) => ({ network: profile.network, blocked: blocked(profile) })
    const open = selected.filter((profile) => blockedFor(definition, withReason(profile)) === null)
    if (open.length === 0) throw problem(400, allBlocked(definition, selected.map(withReason)), { learnMore: `/help/${definition.id}` })
    return open
  }
  const selected = await authoriseProfiles(actor, query.profiles)
  const profiles = allowed === 'all' ? selected : selected.filter(({ network }) => allowed.includes(network))
  if (profiles.length === 0) throw problem(400, unsupported ?? messages.profiles.none)
  return profiles
}

/** The profiles in the order of the selection, each once. */
export async function authoriseProfiles(actor: Actor, ids: readonly string[]): Promise<ProfileRecord[]> {
  const { selected, blocked } = await selectedProfiles(actor, ids)
  const reason = selected.flatMap((profile) => blocked(profile) ?? [])[0]
  if (reason !== undefined) throw problem(400, reason)
  return selected
}

/** `blocked` says of each why it takes no reports. */
async function selectedProfiles(actor: Actor, ids: readonly string[]) {
  if (ids.length === 0) throw problem(400, messages.profiles.none)
  const all = await listProfiles(actor.accountId)
  const known = new Map(all.map((profile) => [profile.id, profile]))
  const selected = [...new Set(ids)].map((id) => {
    const profile = known.get(id)
    if (!profile || !can(actor, 'reports', 'manage', profile.entity_gid)) throw gone('profiles')
    return profile
  })
  return { selected, blocked: blockedBy(actor, all) }
}

export async function runnableProfiles(actor: Actor): Promise<ProfileRecord[]> {
  const all = await listProfiles(actor.accountId)
  const blocked = blockedBy(actor, all)
  return all.filter((profile) => blocked(profile) === null && can(actor, 'reports', 'manage', profile.entity_gid)).slice(0, maxProfiles)
}
