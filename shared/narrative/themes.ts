/** What figures are about: of several that tell the same story a summary tells one, and knows what to do about it. */
import type { themeIds } from '../metrics/about.ts'
import type { Tile } from '../reports/report.ts'

/** What is worth trying when a figure of the theme is bad news. It names no other tile, for whoever checks it takes that to have changed too. */
const todo = {
  audience: 'Compare what was published with a stretch in which more people came.',
  exposure: 'See which posts and formats carried the range before, and whether they were published as often.',
  ad_exposure: 'See which campaigns ended or ran out of budget, and whether their audience is used up.',
  engagement: 'Hold the posts of both ranges side by side, and bring back what people answered to.',
  engagement_rate: 'Test other openings and questions.',
  clicks: 'Check that links work and stand early in the text.',
  ad_clicks: 'Renew the ads that people have seen most often, and compare what they ask for.',
  conversions: 'Check tracking and landing pages first, then move budget to what converts.',
  cost_of_exposure: 'Widen the audience, or pause the placements that cost most.',
  publishing: 'Plan the calendar ahead.',
  reviews: 'Ask happy customers for a review.',
  ratings: 'Read the lowest ratings first, and answer them with what will change.',
  review_answers: 'Give every review an owner who answers it.',
  messages: 'Staff the busiest hours.',
  answers: 'Go through what still waits for an answer, oldest first, and decide who takes which kind.',
  answer_times: 'See at which hours and in which kinds of message people wait longest, and staff those.',
  tasks: 'See what held tasks back.',
  task_times: 'Look at the tasks that took longest, and set due dates that hold.',
  open_tasks: 'Close or hand over what is late before new tasks are made.',
  mentions: 'Find who spoke of it before, and whether a reason to speak is missing.',
  share_of_voice: 'Read what is said of the others, and where.',
  sentiment: 'Read the most critical texts, and answer what they have in common.',
} as const satisfies Record<(typeof themeIds)[number], string>

/** A figure of no theme is one of its own. */
export const themeOf = ({ key, about }: Tile): string => about?.theme?.id ?? key

/** The lower, the more it says of its theme. */
export const placeInTheme = ({ about }: Tile): number => about?.theme?.place ?? Number.POSITIVE_INFINITY

/** What is worth trying when it is bad news; nothing where nothing sensible can be said. */
export const todoFor = ({ about }: Tile): string => (about?.theme ? todo[about.theme.id] : '')
