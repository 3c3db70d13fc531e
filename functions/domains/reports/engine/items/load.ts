/** The owners of the items of a report, and the context that its declaration gets. */
import type { OwnerKind } from '../../../../../shared/items/source.ts'
import type { NetworkCode } from '../../../../../shared/networks.ts'
import type { ComparedProfile } from '../../../../../shared/public-profiles.ts'
import type { LoadContext } from '../../../../../shared/reports/language/items/definition.ts'
import type { SubjectRef } from '../../../../../shared/reports/subjects.ts'
import type { ZoneOf } from '../../../../kernel/accounts/zones.ts'
import type { SubjectData } from '../common/subject-data.ts'

/** What a declaration may know besides its items. */
export function loadContext(data: SubjectData, subject: SubjectRef, zoneOf: ZoneOf): LoadContext {
  const { profiles, listeners, compared, cohort, advocacy, outside, adAccounts } = data
  const zones = new Map(profiles.map((profile) => [profile.id, zoneOf(profile)]))
  return {
    subject,
    zoneOf: (id) => zones.get(id) ?? 'UTC',
    queries: listeners.flatMap(({ queries }) => queries.map(({ label }) => label)),
    pages: [...profiles.map((profile) => ownPage(profile, outside.has(profile.id))), ...compared.map(({ page }) => page)],
    cohort,
    advocacy,
    adAccounts,
  }
}

function ownPage({ id, network, name, username, available_from: since }: SubjectData['profiles'][number], outside: boolean): ComparedProfile {
  return { id, network, name, username, own: true, brand: 'own', since, state: outside ? 'outside' : 'shown' }
}

export type Owners = Readonly<Record<OwnerKind, readonly string[]>> & { readonly networkOf: ReadonlyMap<string, NetworkCode> }

/** Whose items a request may see: what it is about, and what that leads to. */
export function ownersOf({ profiles, listeners, advocacy }: Pick<SubjectData, 'profiles' | 'listeners'> & Partial<Pick<SubjectData, 'advocacy'>>): Owners {
  return {
    profile: profiles.map(({ id }) => id),
    group: [...new Set(profiles.map(({ entity_gid }) => entity_gid))],
    listener: listeners.map(({ id }) => id),
    ad_account: [],
    advocacy: advocacy ? [advocacy.id] : [],
    page: [],
    networkOf: new Map(profiles.map(({ id, network }) => [id, network])),
  }
}
