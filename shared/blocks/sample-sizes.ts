/** Sizes of sample figures: sums are those of the first network, rates and times those of any. */

/**
 * An amount of its own, a level, the change of a level (`percent`: of the level before), a sum of other figures, a quotient of sums, or the part
 * of a network in all of them, in percent.
 */
export type Size =
  | number
  | { readonly level: number }
  | { readonly changeOf: string; readonly percent?: true }
  | { readonly sum: readonly string[] }
  | { readonly of: readonly string[]; readonly over: readonly string[]; readonly times?: number }
  | { readonly share: string }

const percent = (of: string, over: string): Size => ({ of: [of], over: [over], times: 100 })
const rate = (of: string, over: string, times = 1): Size => ({ of: [of], over: [over], times })

const scored = ['positive_items', 'neutral_items', 'mixed_items', 'negative_items']
const ofScored = (part: string): Size => ({ of: [part], over: scored, times: 100 })

export const sampleSizes: Readonly<Record<string, Size>> = {
  followers: { level: 48_210 },
  own_followers: { sum: ['followers'] },
  page_followers: { sum: ['followers'] },
  net_growth: { changeOf: 'followers' },
  page_net_growth: { changeOf: 'followers' },
  impressions: 312_400,
  reach: 38_600,
  reactions: 6_410,
  comments: 1_120,
  reshares: 810,
  engagements: { sum: ['reactions', 'comments', 'reshares'] },
  er_impressions: percent('engagements', 'impressions'),
  video_views: 96_530,
  watch_time_min: 12_900,
  posts_published: 18,
  eng_per_post: rate('engagements', 'posts_published'),

  reviews_received: 64,
  share_of_reviews: { share: 'reviews_received' },
  replies_known: 41,
  rating_avg: 4.4,
  rating_overall: 4.2,
  recommended_share: 84,
  positive_share: 78,
  review_response_rate: 64,
  review_response_time: 30_600,

  created: 42,
  completed: 36,
  completion_rate: percent('completed', 'created'),
  open: 14,
  overdue: 3,
  in_play: 50,
  assigned: 40,
  on_time_rate: 88,
  completion_time: 93_600,

  spend: 3_820,
  average_daily_reach: 21_300,
  clicks_all: 4_190,
  link_clicks: 1_284,
  ctr_link: percent('link_clicks', 'impressions'),
  cpc: rate('spend', 'link_clicks'),
  cpm: rate('spend', 'impressions', 1000),
  frequency: rate('impressions', 'reach'),
  cost_per_1000_reached: rate('spend', 'reach', 1000),
  conversions: 118,
  cvr: percent('conversions', 'link_clicks'),
  cpa: rate('spend', 'conversions'),
  conversion_value: 9_450,
  roas: rate('conversion_value', 'spend'),
  results: 164,
  cost_per_result: rate('spend', 'results'),
  thruplays: 8_340,

  inbound: 541,
  outbound: 392,
  replies_sent: 374,
  answered: 342,
  unanswered: 46,
  turns: { sum: ['answered', 'unanswered'] },
  response_rate: percent('answered', 'turns'),
  closed: 310,
  sla_pct: 81,
  first_response_time: 2_520,
  first_response_time_business: 1_740,
  first_response_mean: 3_600,
  first_response_p90: 9_600,
  handling_time: 5_400,

  positive_items: 512,
  neutral_items: 301,
  mixed_items: 35,
  negative_items: 152,
  not_scored: 24,
  items: { sum: [...scored, 'not_scored'] },
  positive: ofScored('positive_items'),
  neutral: ofScored('neutral_items'),
  mixed: ofScored('mixed_items'),
  negative: ofScored('negative_items'),

  mentions: 1_840,
  judged: 1_760,
  unique_authors: 1_120,
  potential_reach: 964_000,

  public_engagements: { sum: ['engagements'] },
  own_public_engagements: { sum: ['engagements'] },
  posts: { sum: ['posts_published'] },
  own_posts: { sum: ['posts_published'] },
  typed_posts: { sum: ['posts_published'] },
  rank: 2,
  own_growth_pct: { changeOf: 'followers', percent: true },
  page_growth_pct: { changeOf: 'followers', percent: true },
  growth_pct: { changeOf: 'followers', percent: true },
  own_er_followers_post: 2.9,
  er_followers_post: 2.9,
  index: 104,

  er_own: 4.1,
  er_p25: 2.2,
  er_median: 3.4,
  er_p75: 5.1,
  per_post_own: 1.5,
  per_post_p25: 0.8,
  per_post_median: 1.2,
  per_post_p75: 1.9,
  per_day_own: 1.6,
  per_day_p25: 0.7,
  per_day_median: 1.3,
  per_day_p75: 2.1,
  growth_own: 1.3,
  growth_p25: 0.3,
  growth_median: 0.9,
  growth_p75: 1.8,
  type_own: { share: 'posts_published' },
  type_peers: { share: 'peer_posts' },
  peer_posts: 210,
  peers_using: 12,

  advocates: 48,
  active_advocates: 31,
  adoption_rate: percent('active_advocates', 'advocates'),
  shares: 214,
  shares_per_active: rate('shares', 'active_advocates'),
  clicks: 1_310,
  country_clicks: { sum: ['clicks'] },
  points: 3_210,
  emv: 1_260,
}
