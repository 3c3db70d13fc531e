/**
 * What each network reports by day, and in what proportion. A measure a network does not offer is not here, so it is absent in
 * the data, never 0 (docs/metrics.md#networks; parts of engagements: docs/metrics.md#engagement).
 */
import type { MeasureId } from '../../shared/metrics/measures.ts'
import type { NetworkCode } from '../../shared/networks.ts'

export type Habits = {
  /** what the day's level counts: times shown, or plays where the network counts plays alone */
  level: 'impressions' | 'video_views' | 'engagements'
  /** shares of the engagements; they add up to 1 */
  parts: Partial<Record<MeasureId, number>>
  /** reach as a share of impressions; absent: the network gives none */
  reach?: number
  /** people as a share of plays, of the channel alone and of no single video */
  viewers?: number
  /** the 7 and 28 day windows Meta counts by itself */
  windows?: boolean
  organicAndPaid?: boolean
  /** share of clicks that leave the network, when clicks are part of the engagements; else share of impressions */
  linkClicks?: { of: 'clicks' | 'impressions'; share: number }
  /** video views as a share of impressions */
  videoViews?: number
  /** minutes a view */
  watch?: number
  /** share of views seen to the end */
  fullPlays?: number
  /** share of the level */
  profileVisits?: number
  thumbnails?: boolean
  dislikes?: boolean
  followers: 'flow' | 'gained' | 'total' | 'none'
  /** days at the end for which the network gives nothing yet */
  lag: number
  /** Monday first */
  weekdays: readonly number[]
}

const office = [1.1, 1.18, 1.2, 1.12, 0.98, 0.66, 0.62]
const leisure = [0.92, 0.94, 1.02, 1.03, 1.0, 1.06, 1.1]
const shopping = [0.86, 0.88, 0.94, 1.0, 1.12, 1.26, 1.04]

export const habits: Partial<Record<NetworkCode, Habits>> = {
  facebook: {
    level: 'impressions',
    parts: { reactions: 0.5, comments: 0.08, shares: 0.07, clicks: 0.35 },
    reach: 0.62,
    windows: true,
    organicAndPaid: true,
    linkClicks: { of: 'clicks', share: 0.58 },
    videoViews: 0.29,
    watch: 0.24,
    fullPlays: 0.16,
    profileVisits: 0.012,
    followers: 'flow',
    lag: 0,
    weekdays: leisure,
  },
  instagram: {
    level: 'impressions',
    parts: { reactions: 0.74, comments: 0.055, saves: 0.125, shares: 0.065, story_replies: 0.015 },
    reach: 0.58,
    windows: true,
    linkClicks: { of: 'impressions', share: 0.0026 },
    videoViews: 0.57,
    profileVisits: 0.021,
    followers: 'flow',
    lag: 0,
    weekdays: leisure,
  },
  linkedin: {
    level: 'impressions',
    parts: { reactions: 0.33, comments: 0.035, shares: 0.035, clicks: 0.6 },
    reach: 0.54,
    organicAndPaid: true,
    linkClicks: { of: 'clicks', share: 0.72 },
    videoViews: 0.16,
    followers: 'gained',
    lag: 0,
    weekdays: office,
  },
  twitter: {
    level: 'impressions',
    parts: { reactions: 0.42, shares: 0.07, quotes: 0.015, replies: 0.07, saves: 0.045, clicks: 0.38 },
    linkClicks: { of: 'clicks', share: 0.68 },
    videoViews: 0.26,
    profileVisits: 0.018,
    followers: 'flow',
    lag: 0,
    weekdays: [1.04, 1.08, 1.1, 1.06, 1.02, 0.84, 0.86],
  },
  tiktok: {
    level: 'impressions',
    parts: { reactions: 0.82, comments: 0.04, shares: 0.06, saves: 0.08 },
    reach: 0.71,
    videoViews: 1,
    watch: 0.19,
    fullPlays: 0.21,
    profileVisits: 0.011,
    followers: 'flow',
    lag: 1,
    weekdays: [0.94, 0.95, 1.03, 1.02, 1.0, 1.04, 1.06],
  },
  youtube: {
    level: 'video_views',
    parts: { reactions: 0.8, comments: 0.13, shares: 0.07 },
    viewers: 0.71,
    watch: 4.1,
    thumbnails: true,
    dislikes: true,
    followers: 'flow',
    lag: 1,
    weekdays: [0.9, 0.91, 0.95, 0.96, 1.02, 1.16, 1.18],
  },
  pinterest: {
    level: 'impressions',
    parts: { saves: 0.4, clicks: 0.38, link_clicks: 0.17, comments: 0.01, reactions: 0.04 },
    reach: 0.66,
    videoViews: 0.05,
    followers: 'total',
    lag: 1,
    weekdays: [0.95, 0.92, 0.93, 0.95, 0.96, 1.12, 1.22],
  },
  google: {
    level: 'impressions',
    parts: { clicks: 1 },
    linkClicks: { of: 'clicks', share: 0.41 },
    followers: 'none',
    lag: 2,
    weekdays: shopping,
  },
  threads: {
    level: 'impressions',
    parts: { reactions: 0.73, replies: 0.13, shares: 0.1, quotes: 0.04 },
    followers: 'total',
    lag: 0,
    weekdays: leisure,
  },
  bluesky: {
    level: 'engagements',
    parts: { reactions: 0.72, replies: 0.12, shares: 0.13, quotes: 0.03 },
    followers: 'total',
    lag: 0,
    weekdays: leisure,
  },
}
