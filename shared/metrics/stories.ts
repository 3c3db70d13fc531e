/** Stories: seen for a day, answered, left, or watched to the end. */
import type { Declared } from './definition.ts'

const count = { unit: 'count', class: 'FLOW', formula: 'Sum of daily values.' } as const

export const storyMetrics = {
  story_replies: {
    ...count,
    title: 'Story replies',
    label: 'Replies',
    polarity: 'higher',
    definition: 'Replies to stories.',
    source: { measures: ['story_replies'] },
  },
  story_exits: {
    ...count,
    title: 'Story exits',
    label: 'Exits',
    polarity: 'lower',
    definition: 'How often people left the stories at this one.',
    source: { measures: ['story_exits'] },
  },
  story_completed: {
    ...count,
    title: 'Stories seen to the end',
    label: 'Seen to the end',
    polarity: 'higher',
    formula: 'Sum of views of stories − exits.',
    definition: 'Views of stories that did not end in an exit.',
    source: { measures: ['story_completed'] },
  },
  story_completion: {
    title: 'Story completion rate',
    label: 'Completion',
    unit: 'percent',
    class: 'RATIO',
    polarity: 'higher',
    formula: 'Stories seen to the end ÷ impressions of them × 100.',
    definition: 'Share of story views that did not end in an exit.',
    num: 'story_completed',
    den: 'impressions',
    scale: 100,
  },
} as const satisfies Declared
