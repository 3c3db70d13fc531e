/** The profiles of a report: their order, their networks, how they are named. */
import type { DateRange } from '../../../../../shared/dates/index.ts'
import { joined, type KnownDays } from '../../../../../shared/known.ts'
import { type NetworkCode, networks } from '../../../../../shared/networks.ts'
import type { ReportProfile } from '../../../../../shared/reports/report.ts'
import type { ProfileRecord } from '../../../../kernel/accounts/store.ts'
import type { Lack } from './lack.ts'
import type { Matched } from './matched-days.ts'

export type ReportedProfile = {
  readonly profile: ProfileRecord
  /** false: not connected before the prior range began, or not known on every day, so it stands on neither side of a growth (docs/metrics.md#missing-data) */
  readonly comparable: boolean
  /** of what the report is over, where that is one thing: the days that it lacks */
  readonly lack?: Lack | null
  /** of a profile as it is compared, the days that it is compared over, where these are not all of them */
  readonly matched?: Matched
}

/** The first day of which anything is known of a profile: one that an import declares is, though nothing happened on it. */
export function knownSince({ available_from, known }: Pick<ProfileRecord, 'available_from' | 'known'>): string | null {
  const told = Object.values(known ?? {}).flatMap((days) => days?.[0]?.slice(0, 10) ?? [])
  return [...told, ...(available_from === null ? [] : [available_from])].sort()[0] ?? null
}

/** Whether it was connected after the prior range began: then it is new, whatever else is known of it. */
export function isLate(profile: Pick<ProfileRecord, 'available_from' | 'known'>, prior: DateRange | null): boolean {
  const since = knownSince(profile)
  return prior !== null && (since === null || since > prior.from)
}

/** What is known of a source of a profile. Profiles from before that was kept are known since their first day. */
export function knownOf({ known, available_from }: Pick<ProfileRecord, 'known' | 'available_from'>, source: string): KnownDays {
  if (!known) return available_from === null ? [] : [`${available_from}/9999-12-31`]
  return joined([...(known.any ?? []), ...(known[source] ?? [])])
}

export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

export function networksIn(profiles: readonly Pick<ReportedProfile, 'profile'>[]): NetworkCode[] {
  const found = new Set(profiles.map(({ profile }) => profile.network))
  return [...found].sort((a, b) => compareText(networks[a].display, networks[b].display))
}

export function byName(a: Pick<ReportedProfile, 'profile'>, b: Pick<ReportedProfile, 'profile'>): number {
  return a.profile.name.localeCompare(b.profile.name, 'en') || compareText(a.profile.id, b.profile.id)
}

export function reportProfile({ profile: { id, name, username, picture_url, network } }: Pick<ReportedProfile, 'profile'>): ReportProfile {
  return { id, name, username, picture_url, network }
}
