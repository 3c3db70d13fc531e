/** What the catalogue says of a metric. Reports name metrics; the rule of its class is the only way to combine values. */
import type { NetworkCode } from '../networks.ts'
import type { MeasureId } from './measures.ts'
import type { AggregationClass, Polarity, Unit } from './units.ts'

/** Every metric of metrics.md 3.1 to 3.4 that is one figure; the files beside say what each is. */
export const metricIds = [
  'followers',
  'followers_gained',
  'followers_lost',
  'net_growth',
  'growth_pct',
  'followers_per_day',
  'profile_visits',
  'page_actions',
  'active_followers',
  'impressions',
  'impressions_organic',
  'impressions_paid',
  'views_search_mobile',
  'views_search_desktop',
  'views_maps_mobile',
  'views_maps_desktop',
  'reach',
  'video_views',
  'watch_time_min',
  'avg_view_duration',
  'completion_rate',
  'thumb_ctr',
  'engagements',
  'public_engagements',
  'reactions',
  'reaction_like',
  'reaction_love',
  'reaction_care',
  'reaction_haha',
  'reaction_wow',
  'reaction_sad',
  'reaction_angry',
  'reaction_celebrate',
  'reaction_support',
  'reaction_insightful',
  'reaction_funny',
  'comments',
  'shares',
  'saves',
  'clicks',
  'story_replies',
  'story_exits',
  'story_completed',
  'story_completion',
  'link_clicks',
  'call_clicks',
  'direction_clicks',
  'booking_clicks',
  'menu_clicks',
  'er_impressions',
  'er_reach',
  'er_engaged_users',
  'er_views',
  'ctr_link',
  'eng_per_post',
  'eng_per_day',
  'amplification',
  'engaged_users',
  'full_plays',
  'thumb_impressions',
  'thumb_clicks',
  'posts_published',
  'posts_per_day',
] as const
export type MetricId = (typeof metricIds)[number]

/** The network's own name of the field, for every network that offers the metric. A network not named is left out, never 0. */
export type NetworkFields = Readonly<Partial<Record<NetworkCode, string>>>

type Common = {
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
  readonly fields: NetworkFields
  /** title and label where values of single posts are added */
  readonly overPosts?: { readonly title: string; readonly label: string; readonly note?: string }
}
export type DeltaMetric = Common & { readonly class: 'DELTA'; readonly stock: MetricId; readonly gained: MetricId; readonly lost: MetricId }
/** `days`: length of the range. `baseline`: followers on the day before the range. */
export type Denominator = MetricId | 'days' | 'baseline'
export type RatioMetric = Common & { readonly class: 'RATIO'; readonly num: MetricId; readonly den: Denominator; readonly scale: number }

export type MetricDefinition = StoredMetric | DeltaMetric | RatioMetric
