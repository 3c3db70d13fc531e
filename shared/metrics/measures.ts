/**
 * Measures: what networks report and we store, per profile and day or per post. Metrics are computed from measures.
 * The order is the wire order of the packed series: append only, never reorder, never reuse.
 */
import * as v from 'valibot'

export const measureIds = [
  'followers',
  'followers_gained',
  'followers_lost',
  'impressions',
  'impressions_organic',
  'impressions_paid',
  'reach',
  'reach_week',
  'reach_days_28',
  'engagements',
  'reactions',
  'comments',
  'shares',
  'saves',
  'clicks',
  'link_clicks',
  'video_views',
  'watch_time_min',
  'full_plays',
  'profile_visits',
  'engaged_users',
  'story_replies',
  'thumb_impressions',
  'thumb_clicks',
  'dislikes',
  'replies',
  'quotes',
  // kinds of reactions: Facebook's, then those LinkedIn has besides
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
  // a business profile: where it was seen, and what people did there besides visiting the website
  'views_search_desktop',
  'views_search_mobile',
  'views_maps_desktop',
  'views_maps_mobile',
  'call_clicks',
  'direction_clicks',
  'booking_clicks',
  'menu_clicks',
  'page_actions',
  'story_exits',
  'story_completed',
  'active_followers',
] as const

/** How many people there are at one time: never below zero, as what happens on a day can be when it is taken back. */
export const levelMeasures: ReadonlySet<string> = new Set<(typeof measureIds)[number]>(['followers', 'reach', 'reach_week', 'reach_days_28'])
export const MeasureId = v.picklist(measureIds)
export type MeasureId = v.InferOutput<typeof MeasureId>

/** One profile's daily values over a range: index 0 is `from`; NaN is "the network gave no value". */
export type DailySeries = {
  readonly profileId: string
  readonly from: string
  readonly days: number
  readonly measures: Partial<Record<MeasureId, Float64Array>>
}
