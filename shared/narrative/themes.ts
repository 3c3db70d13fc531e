/** What figures are about: of several that tell the same story a summary tells one, and knows what to do about it. */

/**
 * `keys`: the first that surely changed is told. `todo` names no other tile, for whoever checks it takes that to have changed too.
 * `ads`: of what is paid for, where that is another matter.
 */
type Theme = { keys: readonly string[]; todo: string; ads?: string }

const themes: readonly Theme[] = [
  {
    keys: ['followers', 'net_growth', 'own_followers', 'own_growth_pct', 'growth_own'],
    todo: 'Compare what was published with a stretch in which more people came.',
  },
  {
    keys: ['impressions', 'reach', 'video_views', 'frequency'],
    todo: 'See which posts and formats carried the range before, and whether they were published as often.',
    ads: 'See which campaigns ended or ran out of budget, and whether their audience is used up.',
  },
  {
    keys: ['engagements', 'own_public_engagements', 'eng_per_post'],
    todo: 'Hold the posts of both ranges side by side, and bring back what people answered to.',
  },
  {
    keys: ['er_impressions', 'er_own', 'per_post_own', 'er_rank', 'own_er_followers_post', 'rank'],
    todo: 'Test other openings and questions.',
  },
  {
    keys: ['link_clicks', 'clicks_all', 'ctr_link', 'cpc', 'clicks'],
    todo: 'Check that links work and stand early in the text.',
    ads: 'Renew the ads that people have seen most often, and compare what they ask for.',
  },
  { keys: ['conversions', 'cvr', 'cpa', 'roas', 'conversion_value'], todo: 'Check tracking and landing pages first, then move budget to what converts.' },
  { keys: ['cpm', 'cost_per_1000_reached'], todo: 'Widen the audience, or pause the placements that cost most.' },
  { keys: ['posts_published', 'own_posts', 'per_day_own'], todo: 'Plan the calendar ahead.' },
  { keys: ['reviews_received'], todo: 'Ask happy customers for a review.' },
  { keys: ['rating_avg', 'rating_overall', 'positive_share'], todo: 'Read the lowest ratings first, and answer them with what will change.' },
  { keys: ['review_response_rate', 'review_response_time'], todo: 'Give every review an owner who answers it.' },
  { keys: ['inbound', 'turns', 'replies_sent'], todo: 'Staff the busiest hours.' },
  { keys: ['response_rate', 'unanswered'], todo: 'Go through what still waits for an answer, oldest first, and decide who takes which kind.' },
  {
    keys: ['first_response_time_business', 'first_response_time', 'sla_pct'],
    todo: 'See at which hours and in which kinds of message people wait longest, and staff those.',
  },
  { keys: ['created', 'completed'], todo: 'See what held tasks back.' },
  { keys: ['completion_rate', 'completion_time', 'on_time_rate'], todo: 'Look at the tasks that took longest, and set due dates that hold.' },
  { keys: ['open', 'overdue'], todo: 'Close or hand over what is late before new tasks are made.' },
  { keys: ['mentions', 'unique_authors'], todo: 'Find who spoke of it before, and whether a reason to speak is missing.' },
  { keys: ['share_of_voice'], todo: 'Read what is said of the others, and where.' },
  { keys: ['sentiment_score', 'positive', 'negative', 'neutral', 'mixed'], todo: 'Read the most critical texts, and answer what they have in common.' },
]

/** A figure of no theme is one of its own; results and what they cost belong together. */
export function themeOf(key: string): string {
  const result = /^(?:results|cost_per_result)_/.test(key)
  return result ? 'conversions' : (themes.find(({ keys }) => keys.includes(key))?.keys[0] ?? key)
}

/** The lower, the more it says of its theme. */
export function placeInTheme(key: string): number {
  const place = themes.find(({ keys }) => keys.includes(key))?.keys.indexOf(key)
  return place ?? Number.POSITIVE_INFINITY
}

/** What is worth trying when such a figure is bad news; nothing where nothing sensible can be said. */
export function todoFor(key: string, type: string): string {
  const theme = themes.find(({ keys }) => keys[0] === themeOf(key))
  return (/(?:^|_)ads(?:_|$)/.test(type) ? theme?.ads : undefined) ?? theme?.todo ?? ''
}
