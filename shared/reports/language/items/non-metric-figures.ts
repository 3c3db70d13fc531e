/** Figures of single items and of parts that are no metric of a report over items. Said once, for their passports. */
import { figuresOfHashtags, type ShownFigure } from '../../../metrics/hashtag-figures.ts'

export const shownItemFigures = {
  ...figuresOfHashtags,
  item_stars: {
    title: 'Rating of a review',
    class: 'MEAN',
    formula: 'As the network gives it.',
    definition: 'The current stars of the review. A recommendation has none.',
  },
  item_score: {
    title: 'Sentiment of one text',
    class: 'MEAN',
    formula: 'Score of the text, from −10 to 10.',
    definition: 'The tone of one text: negative below 0, positive above. Texts in unsupported languages have none.',
  },
  item_engagements: {
    title: 'Engagements of one text',
    class: 'POST',
    formula: "The network's figure, as last fetched.",
    definition: 'Reactions, comments and shares on the text itself.',
  },
  author_followers: {
    title: 'Followers of an author',
    class: 'STOCK',
    formula: "The network's figure, as last fetched.",
    definition: 'How many people follow the author; not how many read it.',
  },
  days_late: {
    title: 'Days late',
    class: 'STOCK',
    formula: 'Whole days between the due time of the task and the end of the range.',
    definition: 'How long the open task has been overdue.',
  },
  page_post_engagements: {
    title: 'Public engagements of a post',
    class: 'POST',
    formula: 'Reactions or likes + comments + shares of the post, as last fetched.',
    definition: 'Interactions with the post that anyone can see. A page that hides its likes has none.',
  },
  page_post_rate: {
    title: 'Engagement rate of a post, by followers',
    class: 'RATIO',
    formula: 'Public engagements of the post ÷ followers of the page on the day of the post × 100.',
    definition: 'Where followers of that day are unknown, those at the end of the range are used.',
  },
  daily_budget: {
    title: 'Daily budget',
    class: 'STOCK',
    formula: 'As set in the ad account, in its currency.',
    definition: 'Daily budget of the ad set, not its spend.',
  },
} as const satisfies Record<string, ShownFigure>
export type ShownItemId = keyof typeof shownItemFigures

export function isShownItemId(key: string): key is ShownItemId {
  return Object.hasOwn(shownItemFigures, key)
}
