/** The profiles that are selected. */
import { messages } from '../../../../../shared/messages.ts'
import { profileName } from '../../../../../shared/profile-name.ts'
import { allBlocked, blockedFor } from '../../../../../shared/reports/language/blocked.ts'
import type { ReportManifest } from '../../../../../shared/reports/language/manifest.ts'
import { maxProfiles } from '../../../../../shared/reports/limits.ts'
import { type Actor, can } from '../../../../kernel/accounts/actor.ts'
import { blockedBy } from '../../../../kernel/accounts/locked.ts'
import { listProfiles, type ProfileRecord } from '../../../../kernel/accounts/store.ts'
import { problem } from '../../../../kernel/request/problem.ts'
import { cohortOf } from '../../../public-profiles/cohort.ts'
import { nothingElse } from '../../engine/common/subject-data.ts'
import type { RunQuery } from '../request.ts'
import { gone } from './gone.ts'
import type { Authorised, Subject } from './subject.ts'

export const profilesSubject: Subject = async (actor, query, definition) => {
  const { profiles, offered } = await allowedProfiles(actor, query, definition)
  const { data, ...found } = ofProfiles(profiles, definition.labels ? query.labels : [])
  return { ...found, offered, data: definition.cohort ? { ...data, ...(await cohortOf(actor.entities, data.profiles)) } : data }
}

/** The first of the selection, in its own order (docs/behaviours.md#profiles-that-can-take-a-report). */
export function ofProfiles(selected: readonly ProfileRecord[], labels: readonly string[]): Authorised {
  // whatever the report draws, a nameless profile is called the same everywhere
  const profiles = selected.slice(0, maxProfiles).map((profile) => ({ ...profile, name: profileName(profile) }))
  const data = { ...nothingElse, profiles, entity_gids: new Set(profiles.map(({ entity_gid }) => entity_gid)) }
  return { data, profiles: selected, labels, timezone: null }
}

export type AllowedProfiles = { readonly profiles: ProfileRecord[]; readonly offered: number }

/** Returns the selected profiles on the networks of the report. `offered`: the number of such profiles in their groups. */
export async function allowedProfiles(actor: Actor, query: Pick<RunQuery, 'profiles'>, definition: ReportManifest): Promise<AllowedProfiles> {
  const { networks: allowed, blocks, unsupported } = definition
  const chosen = await selectedProfiles(actor, query.profiles)
  const { selected, blocked } = chosen
  if (blocks) {
    const withReason = (profile: ProfileRecord) => ({ network: profile.network, blocked: blocked(profile) })
    const isOpen = (profile: ProfileRecord) => blockedFor(definition, withReason(profile)) === null
    const open = selected.filter(isOpen)
    if (open.length === 0) throw problem(400, allBlocked(definition, selected.map(withReason)), { learnMore: `/help/${definition.id}` })
    return { profiles: open, offered: offeredOf(chosen, isOpen) }
  }
  refuseBlocked(chosen)
  const isAllowed = ({ network }: ProfileRecord) => allowed === 'all' || allowed.includes(network)
  const profiles = selected.filter(isAllowed)
  if (profiles.length === 0) throw problem(400, unsupported ?? messages.profiles.none)
  return { profiles, offered: offeredOf(chosen, (profile) => isAllowed(profile) && blocked(profile) === null) }
}

type Selected = Awaited<ReturnType<typeof selectedProfiles>>

function offeredOf({ all, selected }: Selected, isOpen: (profile: ProfileRecord) => boolean): number {
  const groups = new Set(selected.map(({ entity_gid }) => entity_gid))
  return all.filter((profile) => groups.has(profile.entity_gid) && isOpen(profile)).length
}

function refuseBlocked({ selected, blocked }: Selected): void {
  const reason = selected.flatMap((profile) => blocked(profile) ?? [])[0]
  if (reason !== undefined) throw problem(400, reason)
}

/** The profiles in the order of the selection, each once. */
export async function authoriseProfiles(actor: Actor, ids: readonly string[]): Promise<ProfileRecord[]> {
  const chosen = await selectedProfiles(actor, ids)
  refuseBlocked(chosen)
  return chosen.selected
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
  return { all, selected, blocked: blockedBy(actor, all) }
}

export async function runnableProfiles(actor: Actor): Promise<ProfileRecord[]> {
  const all = await listProfiles(actor.accountId)
  const blocked = blockedBy(actor, all)
  return all.filter((profile) => blocked(profile) === null && can(actor, 'reports', 'manage', profile.entity_gid))
}
