/** Publishing metrics (metrics.md 3.4). */
import type { MetricDefinition, MetricId } from './definition.ts'

export const publishingMetrics = {
  posts_published: {
    title: 'Posts published',
    label: 'Posts',
    unit: 'count',
    class: 'FLOW',
    // more is not better by itself
    polarity: 'neutral',
    formula: 'Count of posts published in the range, in the zone of the report.',
    definition: 'Posts, stories, reels and videos that went out in the range. Deleted posts are not counted.',
    source: { rule: 'posts' },
    fields: {
      facebook: 'posts',
      instagram: 'media',
      linkedin: 'posts',
      twitter: 'tweets',
      tiktok: 'videos',
      youtube: 'videos',
      pinterest: 'pins',
      google: 'localPosts',
      reddit: 'submissions',
      snapchat: 'stories',
      tumblr: 'posts',
      threads: 'threads',
      bluesky: 'posts',
    },
    native: { instagram: 'Stories can be read for 24 hours only; those that were not read in that time are missing.' },
  },
  posts_per_day: {
    title: 'Posts per day',
    label: 'Posts per day',
    unit: 'ratio',
    class: 'RATIO',
    polarity: 'neutral',
    formula: 'Posts published ÷ days of the range.',
    definition: 'How many posts went out on an average day.',
    num: 'posts_published',
    den: 'days',
    scale: 1,
  },
} as const satisfies Partial<Record<MetricId, MetricDefinition>>
