/** What a figure is about: facts of a metric for whoever draws it or tells it in words. */
import * as v from 'valibot'

/** Of several figures of a theme that tell the same story a summary tells one, and knows what to do about it. */
export const themeIds = [
  'audience',
  'exposure',
  'ad_exposure',
  'engagement',
  'engagement_rate',
  'clicks',
  'ad_clicks',
  'conversions',
  'cost_of_exposure',
  'publishing',
  'reviews',
  'ratings',
  'review_answers',
  'messages',
  'answers',
  'answer_times',
  'tasks',
  'task_times',
  'open_tasks',
  'mentions',
  'share_of_voice',
  'sentiment',
] as const

/** How many things a figure is made of, where that is neither itself nor the first count of its tab. */
export const CountedBy = v.object({
  /** key of the figure that counts them; the first count of the tab unless given */
  by: v.optional(v.string()),
  /** that figure says how many a day */
  daily: v.optional(v.literal(true)),
  /** key of the share of them that it is of: a time until an answer is only of what was answered */
  share: v.optional(v.string()),
  /** in percent, and yet no share of them: some are counted twice, or not at all */
  rate: v.optional(v.literal(true)),
})
export type CountedBy = v.InferOutput<typeof CountedBy>

const told = {
  /** `place`: the lower, the more it says of its theme; the first that surely changed is told */
  theme: v.optional(v.object({ id: v.picklist(themeIds), place: v.number() })),
  /** null: nothing counts what it is made of */
  countedBy: v.optional(v.nullable(CountedBy)),
  /** it counts the posts or texts themselves: what a report adds up over them is of as many */
  countsItems: v.optional(v.literal(true)),
  /** key of the figure of others that it is read beside */
  beside: v.optional(v.string()),
  /** it is a figure of others, or of what nobody could read: its change is no news of ours */
  ofOthers: v.optional(v.literal(true)),
}

/** As a tile carries it. `section`: key of the section of its tab that draws it. */
export const About = v.object({ section: v.optional(v.string()), ...told })
export type About = v.InferOutput<typeof About>

const Facts = v.object(told)
/** As a metric declares it. `sections`: keys of those that draw it, the most telling first; one of its own key unless given. */
export type FigureFacts = Readonly<v.InferOutput<typeof Facts>> & { readonly sections?: readonly string[] }

/** What is known of a figure in a tab with these sections. */
export function aboutOf(
  key: string,
  { sections = [key], theme, countedBy, countsItems, beside, ofOthers }: FigureFacts,
  drawn: readonly { key: string }[],
): About {
  const section = sections.find((one) => drawn.some((each) => each.key === one))
  return {
    ...(section && { section }),
    ...(theme && { theme }),
    ...(countedBy !== undefined && { countedBy }),
    ...(countsItems && { countsItems }),
    ...(beside && { beside }),
    ...(ofOthers && { ofOthers }),
  }
}
