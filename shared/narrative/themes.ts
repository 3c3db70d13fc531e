/** What figures are about: of several that tell the same story a summary tells one, and knows what to do about it. */
import type { themeIds } from '../metrics/about.ts'
import type { Tile } from '../reports/report.ts'

/** What is worth trying when a figure of the theme is bad news. */
const todo = {
  audience: 'Look at what you published when more people followed you, and plan more of it.',
  exposure: 'Check which posts and formats did best in the prior period, and whether you still publish them as often.',
  ad_exposure: 'Check which campaigns ended or ran out of budget, and whether their audience is saturated.',
  engagement: 'Compare the posts of both periods, and do more of what people responded to.',
  engagement_rate: 'Compare the posts with the highest and the lowest rates, and test what sets them apart.',
  clicks: 'Check that links work and come early in the text.',
  ad_clicks: 'Refresh the ads that people have seen most often, and test other calls to action.',
  conversions: 'Check tracking and landing pages first, then move budget to what converts.',
  cost_of_exposure: 'Widen the audience, or pause the most expensive placements.',
  publishing: 'Plan the content calendar further ahead.',
  reviews: 'Ask customers for a review soon after they buy.',
  ratings: 'Read the lowest ratings first, and reply with what you will change.',
  review_answers: 'Assign every review to someone who replies to it.',
  messages: 'Staff the busiest hours.',
  answers: 'Work through what is unanswered, oldest first, and agree on who handles which kind of message.',
  answer_times: 'Find the hours and kinds of message with the longest waits, and staff those.',
  tasks: 'Find out what delayed tasks.',
  task_times: 'Look at the tasks that took longest, and set realistic due dates.',
  open_tasks: 'Close or reassign overdue tasks before adding new ones.',
  mentions: 'Find out who was talking before, and what has changed since.',
  share_of_voice: 'Read what people say about the others, and where.',
  sentiment: 'Read the most critical texts and address what they share.',
} as const satisfies Record<(typeof themeIds)[number], string>

/** A figure of no theme is one of its own. */
export const themeOf = ({ key, about }: Tile): string => about?.theme?.id ?? key

/** The lower, the more it says of its theme. */
export const placeInTheme = ({ about }: Tile): number => about?.theme?.place ?? Number.POSITIVE_INFINITY

/** What is worth trying when it is bad news; nothing where nothing sensible can be said. */
export const todoFor = ({ about }: Tile): string => (about?.theme ? todo[about.theme.id] : '')

/** What else can be done, besides about bad news. */
export const gapsTodo = 'Import the missing days or reconnect the profiles before you compare.'
export const bestTodo = 'Compare them and repeat what they share.'
export const hourTodo = { publish: 'Move some posts there, and compare after a month.', answer: 'Make sure that someone is there to answer.' } as const

/** A sentence of advice from here tells no figure, so it is no part of what has to be borne out. */
export function withoutTodo(description: string): string {
  return [...Object.values(todo), gapsTodo, bestTodo, ...Object.values(hourTodo)].reduce(
    (rest: string, sentence) => rest.replace(sentence, '').trim(),
    description,
  )
}
