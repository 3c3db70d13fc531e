/**
 * A report is a declaration: which figures stand on top, which sections follow, what each block shows. One engine resolves it
 * (functions/domains/reports/engine/daily/build-report.ts). Nothing here computes.
 */

import type { BlockSpec } from '../../blocks/index.ts'
import type { WholeBasis } from '../../blocks/spec.ts'
import type { MetricId } from '../../metrics/index.ts'
import type { NetworkCode, TabScope } from '../../networks.ts'
import type { ReportManifest } from './manifest.ts'
import type { Span } from './tabs.ts'
import type { Topic } from './topics.ts'

/**
 * What a figure counts (docs/metrics.md#basis). `activity`: what happened in the range on any post. `lifetime`: all that the posts
 * published in the range ever got. `snapshot`: the network's latest picture, not bound to the range.
 */
export type Basis = 'activity' | 'lifetime' | 'snapshot'

/** Shown under the title of every section, because figures of the two need not agree. */
export const basisText = {
  activity: 'Activity in these dates',
  lifetime: 'All-time results of posts published in these dates',
  snapshot: 'Latest snapshot',
} as const satisfies Record<Basis, string>

/** A subtitle with its basis. The report states its own once, and activity is the default, so only a subtitle without other words repeats these. */
export const withBasis = (text: string, basis: string, whole: string): string =>
  [text, text && (basis === basisText.activity || basis === whole) ? '' : basis].filter(Boolean).join('. ')

export type SectionSpec = {
  key: string
  title: string
  /** what shares pages with it in print; a topic of its own unless given */
  topic?: Topic
  /** in print its chart stands on the page that opens a network; the first chart does where no section says so */
  opens?: true
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

/** A report over the daily figures and posts of profiles. */
export type ReportDefinition = ReportManifest & {
  /** what its tiles and charts count */
  basis: WholeBasis
  summary: readonly MetricId[]
  /** tiles that one network has besides */
  networkSummary?: Readonly<Partial<Record<NetworkCode, readonly MetricId[]>>>
  sections: readonly SectionSpec[]
}
