/** What the platform has to know of a report type before it is loaded. */
import type { NetworkCode, WholeTabCode } from '../../networks.ts'
import type { FeatureId } from '../../plans.ts'
import type { DeclaredSubject } from '../subjects.ts'

/** What every report has, whatever its figures are made of: pickers, rights and schedules read this. */
export type ReportManifest = {
  readonly id: string
  /** grows when the meaning of a stored report changes */
  readonly version: number
  /** over the report (docs/behaviours.md#titles) */
  readonly title: string
  /** in the picker */
  readonly name: string
  readonly description: string
  readonly icon: ReportIcon
  /** plan feature that must be on; null is part of every plan */
  readonly feature: FeatureId | null
  /** profiles of other networks are left out; `all` takes any */
  readonly networks: 'all' | readonly NetworkCode[]
  /** said when no profile of those networks is left */
  readonly unsupported?: string
  /**
   * Profiles of other networks are blocked as those that take no reports are, in these words; a run leaves both out and is refused when
   * nothing else is selected. `networks` as displayed.
   */
  readonly blocks?: (networks: readonly string[]) => string
  /** path of an endpoint of its own; unless given it is run by the one of all types */
  readonly run?: `/reports/${string}`
  /** a tab per network after the cross-channel one; false: one tab, answered in the generic shape (shared/reports/generic-report.ts) */
  readonly tabbed: boolean
  /** the first tab, over all networks; cross_channel unless given */
  readonly firstTab?: WholeTabCode
  /** what a run names instead of profiles; profiles unless given */
  readonly subject?: DeclaredSubject
  /** its profiles are held against those of their industry */
  readonly cohort?: true
  /** its sections are read against its summary, which stays in sight on a tablet and larger */
  readonly stickySummary?: true
  /** false: it has no comparison range, whatever is asked for */
  readonly compared?: false
  readonly labels: boolean
  /** its CSV: every row that its tables begin, or the daily figures of its profiles, and the path it is asked for at; null when it has none */
  readonly csv: { readonly holds: 'rows' | 'daily'; readonly from: `/export/${string}` } | null
  /** whether saved templates can be made of it */
  readonly templates: boolean
  readonly empty: { readonly message: string; readonly hint: string | null }
  /** empty when its profiles have no data in its dates, so older data is offered */
  readonly endsWithProfiles?: true
}

/** Icons of the lucide set that a report may have; frontend draws each. */
export const reportIcons = [
  'badge-dollar-sign',
  'badge-percent',
  'chart-no-axes-combined',
  'circle-dollar-sign',
  'ear',
  'file-text',
  'gauge',
  'inbox',
  'list-checks',
  'megaphone',
  'smile',
  'square-check-big',
  'star',
  'users',
] as const
export type ReportIcon = (typeof reportIcons)[number]
