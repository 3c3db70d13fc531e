/** The profiles of a report: their order, their networks, how they are named. */
import { type NetworkCode, networks } from '../../../../shared/networks.ts'
import type { ReportProfile } from '../../../../shared/reports/report.ts'
import type { ProfileRecord } from '../../../accounts/store.ts'

export type ReportedProfile = {
  readonly profile: ProfileRecord
  /** false: not connected before the prior range began, so it stands on neither side of a growth (docs/metrics.md#missing-data) */
  readonly comparable: boolean
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
