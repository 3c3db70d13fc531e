/**
 * A report is a declaration: which figures stand on top, which sections follow, what each block shows. One engine resolves it
 * (functions/reports/engine/daily/build-report.ts). Nothing here computes.
 */
import type { BlockSpec } from '../../blocks/index.ts'
import type { WholeBasis } from '../../blocks/spec.ts'
import type { MetricId } from '../../metrics/index.ts'
import type { NetworkCode, TabCode, TabScope, WholeTabCode } from '../../networks.ts'
import type { FeatureId } from '../../plans.ts'

/**
 * What a figure counts (metrics.md §1 rule 5). `activity`: what happened in the range on any post. `lifetime`: all that the posts
 * published in the range ever got. `snapshot`: the network's latest picture, not bound to the range.
 */
export type Basis = 'activity' | 'lifetime' | 'snapshot'

/** Printed under the title of every section, because the two never have to agree. */
export const basisText = {
  activity: 'Activity in the range',
  lifetime: 'Lifetime figures of posts published in the range',
  snapshot: 'Latest snapshot',
} as const satisfies Record<Basis, string>

/** Columns of twelve. */
export type Span = 4 | 8 | 12

export type SectionSpec = {
  key: string
  title: string
  /** in the tab of a network that has another word for it */
  called?: Readonly<Partial<Record<NetworkCode, string>>>
  /** may hold {bucket} (day, week, month), {to} (date), {zone}, {period} (days or months known of parts); the basis is printed after it */
  subTitle?: string
  basis: Basis
  label?: string
  tabs: TabScope
  span: Span | { cross_channel: Span; network: Span }
  blocks: readonly BlockSpec[]
  /** said in the place of a block without data; the specification's general sentence unless given */
  empty?: string
}

/** Icons of the lucide set that a report may have; frontend draws each. */
export type ReportIcon =
  | 'badge-dollar-sign'
  | 'badge-percent'
  | 'chart-no-axes-combined'
  | 'circle-dollar-sign'
  | 'ear'
  | 'file-text'
  | 'gauge'
  | 'inbox'
  | 'list-checks'
  | 'megaphone'
  | 'smile'
  | 'square-check-big'
  | 'star'
  | 'users'

/** What every report has, whatever its figures are made of: pickers, rights and schedules read this. */
export type ReportHead = {
  readonly id: string
  /** grows when the meaning of a stored report changes */
  readonly version: number
  /** over the report (R3.1) */
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
  /** a tab per network after the cross-channel one; false: one tab, answered in the generic shape (report.ts) */
  readonly tabbed: boolean
  /** the first tab, over all networks; cross_channel unless given */
  readonly firstTab?: WholeTabCode
  /** what a run names instead of profiles; profiles unless given (functions/reports/run/subjects) */
  readonly subject?: ReportSubjectKind
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
}

/** What a report may be about besides the profiles that are selected. */
export type ReportSubjectKind = 'listener' | 'sentiment' | 'ad_account' | 'competitors' | 'advocacy'

/** A report over the daily figures and posts of profiles. */
export type ReportDefinition = ReportHead & {
  /** what its tiles and charts count */
  basis: WholeBasis
  summary: readonly MetricId[]
  /** tiles that one network has besides */
  networkSummary?: Readonly<Partial<Record<NetworkCode, readonly MetricId[]>>>
  sections: readonly SectionSpec[]
}

/** Whether a part of a report stands in a tab; it stands in all where nothing is said. */
export function inScope(scope: TabScope | undefined, tab: TabCode): boolean {
  if (scope === undefined || scope === 'all') return true
  if (scope === 'cross_channel') return tab === 'cross_channel'
  if (scope === 'network') return tab !== 'cross_channel'
  return scope.some((code) => code === tab)
}
