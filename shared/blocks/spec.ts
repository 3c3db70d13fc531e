/** What the declarations of several kinds of block share; each kind declares its own in its folder. */
import type { BreakdownKind } from '../items/breakdowns.ts'
import type { MeasureId, MetricId } from '../metrics/index.ts'
import type { TabScope } from '../networks.ts'

/** What a chart is cut by. `entity`: networks in the cross-channel tab, profiles in a network's own tab. */
export type Dimension = 'total' | 'entity' | 'type'

export type SpecHead = {
  /** unique in its section */
  key: string
  /** null when the section's title says it */
  title?: string
  tabs?: TabScope
  /** left out, instead of empty, when there is nothing to show */
  optional?: true
}

export type MeasurePart = { measure: MeasureId; label: string; color?: string }

/** A metric of what a network tells in parts. */
export type BreakdownMetric = { breakdown: BreakdownKind; metric: MetricId }

/** What the figures of a report over daily figures and posts count. */
export type WholeBasis = 'activity' | 'lifetime'
