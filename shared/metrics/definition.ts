/** What the catalogue says of a metric. Reports name metrics; the rule of its class is the only way to combine values. */
import type { NetworkCode } from '../networks.ts'
import type { FigureFacts } from './about.ts'
import type { MetricId } from './catalogue.ts'
import type { MeasureId } from './measures.ts'
import type { AggregationClass, Polarity, Unit } from './units.ts'

/** The network's own name of the field, for every network that offers the metric. A network not named is left out, never 0. */
export type NetworkFields = Readonly<Partial<Record<NetworkCode, string>>>

type Common = FigureFacts & {
  readonly title: string
  /** for table heads and chart legends */
  readonly label: string
  readonly unit: Unit
  readonly polarity: Polarity
  /** how the figure of a range comes to be */
  readonly formula: string
  /** what it means, in plain words */
  readonly definition: string
  /** why the network's own screen can show another figure */
  readonly native?: Readonly<Partial<Record<NetworkCode, string>>>
  /** in the tab of a network that has another word for it */
  readonly called?: Readonly<Partial<Record<NetworkCode, string>>>
  /** why a network has none */
  readonly absent?: Readonly<Partial<Record<NetworkCode, string>>>
}

/** Where daily and per-post values are read: measures that are added, one network may differ; or a rule of its own. */
export type Source =
  | { readonly measures: readonly MeasureId[]; readonly per?: Readonly<Partial<Record<NetworkCode, readonly MeasureId[]>>> }
  | { readonly rule: 'engagements' | 'public_engagements' | 'posts' }

export type StoredMetric = Common & {
  readonly class: Extract<AggregationClass, 'FLOW' | 'STOCK' | 'UNIQUE'>
  readonly source: Source
  /** told of a profile and never of a post */
  readonly ofProfiles?: true
  /** title and label where values of single posts are added */
  readonly overPosts?: { readonly title: string; readonly label: string; readonly note?: string }
}
export type DeltaMetric<Id extends string = MetricId> = Common & { readonly class: 'DELTA'; readonly stock: Id; readonly gained: Id; readonly lost: Id }
/** `days`: length of the range. `baseline`: followers on the day before the range. */
export type Denominator<Id extends string = MetricId> = Id | 'days' | 'baseline'
export type RatioMetric<Id extends string = MetricId> = Common & {
  readonly class: 'RATIO'
  readonly num: Id
  readonly den: Denominator<Id>
  readonly scale: number
}

export type MetricDefinition<Id extends string = MetricId> = StoredMetric | DeltaMetric<Id> | RatioMetric<Id>

/** Metrics as their files declare them; that what they are made of is there is checked where all come together (catalogue.ts). */
export type Declared = Readonly<Record<string, MetricDefinition<string>>>
