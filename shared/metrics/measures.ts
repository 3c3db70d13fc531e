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
] as const
export const MeasureId = v.picklist(measureIds)
export type MeasureId = v.InferOutput<typeof MeasureId>

/** One profile's daily values over a range: index 0 is `from`; NaN is "the network gave no value". */
export type DailySeries = {
  readonly profileId: string
  readonly from: string
  readonly days: number
  readonly measures: Partial<Record<MeasureId, Float64Array>>
}
