/** Figures of single items and of parts that are no metric of a report over items. Said once, for their passports. */
import { hashtagFigures, type ShownFigure, shownFigures } from '../../../metrics/shown.ts'

const [items, engagements, impressions, average] = hashtagFigures
const { [items]: hashtag_items, [engagements]: hashtag_engagements, [impressions]: hashtag_impressions, [average]: hashtag_average } = shownFigures

export const shownItemFigures = {
  hashtag_items,
  hashtag_engagements,
  hashtag_impressions,
  hashtag_average,
  item_stars: {
    title: 'Rating of a review',
    class: 'MEAN',
    formula: 'As the network gives it.',
    definition: 'The stars this review has now. A recommendation has none and is not turned into any.',
  },
  item_score: {
    title: 'Sentiment of one text',
    class: 'MEAN',
    formula: 'What the words of the text say, from −10 to 10.',
    definition: 'How one text sounds: negative below 0, positive above. A text in a language that is not read has none.',
  },
  item_engagements: {
    title: 'Engagements of one text',
    class: 'POST',
    formula: "The network's figure, as last seen.",
    definition: 'Reactions, comments and shares that it got itself.',
  },
  author_followers: {
    title: 'Followers of an author',
    class: 'STOCK',
    formula: "The network's figure, as last seen.",
    definition: 'How many follow whoever wrote it; not how many read it.',
  },
  days_late: {
    title: 'Days late',
    class: 'STOCK',
    formula: 'Whole days between the due time of the task and the end of the range.',
    definition: 'For how long a task that is not finished should have been.',
  },
  page_post_engagements: {
    title: 'Public engagements of a post',
    class: 'POST',
    formula: 'Reactions or likes + comments + shares of the post, as last seen.',
    definition: 'What anybody can see that people did with the post. A page that hides its likes has none.',
  },
  page_post_rate: {
    title: 'Engagement rate of a post, by followers',
    class: 'RATIO',
    formula: 'Public engagements of the post ÷ followers of the page on the day of the post × 100.',
    definition: 'Followers at the end of the range stand in where those of the day are not known.',
  },
  daily_budget: {
    title: 'Daily budget',
    class: 'STOCK',
    formula: 'As set in the ad account, in its currency.',
    definition: 'What the ad set may spend on a day; not what it spent.',
  },
} as const satisfies Record<string, ShownFigure>
export type ShownItemId = keyof typeof shownItemFigures

export function isShownItemId(key: string): key is ShownItemId {
  return Object.hasOwn(shownItemFigures, key)
}
