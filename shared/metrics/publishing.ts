/** Publishing metrics (docs/metrics.md#publishing). */
import type { Declared } from './definition.ts'

export const publishingMetrics = {
  posts_published: {
    title: 'Posts published',
    label: 'Posts',
    unit: 'count',
    class: 'FLOW',
    // more is not better by itself
    polarity: 'neutral',
    formula: 'Count of posts published in the period, in the zone of the report.',
    definition: 'Posts, stories, reels and videos published in the period. Deleted posts are not counted.',
    source: { rule: 'posts' },
    native: { instagram: 'Stories are available for 24 hours only; those not fetched in time are missing.' },
    sections: ['publishing', 'published'],
    theme: { id: 'publishing', place: 0 },
    countsItems: true,
  },
  posts_per_day: {
    title: 'Posts per day',
    label: 'Posts per day',
    unit: 'ratio',
    class: 'RATIO',
    polarity: 'neutral',
    formula: 'Posts published ÷ days of the period.',
    definition: 'How many posts were published on an average day.',
    num: 'posts_published',
    den: 'days',
    scale: 1,
  },
} as const satisfies Declared
