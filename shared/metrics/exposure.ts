/** Exposure metrics: how often content was seen, and by how many (docs/metrics.md#exposure). */
import type { Declared } from './definition.ts'

const lastMonth = 'X separates organic from promoted only for posts of the last 30 days.'
const oncePerPeriod = 'Where the network counts each person once per period, its figure differs from this daily average.'

export const exposureMetrics = {
  impressions: {
    title: 'Impressions',
    label: 'Impressions',
    unit: 'count',
    class: 'FLOW',
    polarity: 'higher',
    formula: 'Sum of daily impressions of the networks that give them.',
    definition: 'Times content was shown, repeats included.',
    // a TikTok video counts as seen when it plays
    source: { measures: ['impressions'], per: { tiktok: ['video_views'] } },
    called: { google: 'Views' },
    absent: { youtube: 'YouTube gives impressions of thumbnails only; see video views.' },
    native: {
      facebook: 'Meta counts views since 15 November 2025; impressions from before are another measure.',
      instagram: 'Instagram counts views since 21 April 2025; impressions from before are another measure.',
      tiktok: 'TikTok has no impressions; video views stand in for them. TikTok Studio uses your browser’s days, its API uses UTC.',
      google: 'Views of the business profile, one per person, day and surface.',
    },
    theme: { id: 'exposure', place: 0 },
  },
  impressions_organic: {
    title: 'Organic impressions',
    label: 'Organic',
    unit: 'count',
    class: 'FLOW',
    polarity: 'higher',
    formula: 'Sum of daily values.',
    definition: 'Times content was shown without paid promotion.',
    source: { measures: ['impressions_organic'] },
    native: { twitter: lastMonth },
  },
  impressions_paid: {
    title: 'Paid impressions',
    label: 'Paid',
    unit: 'count',
    class: 'FLOW',
    polarity: 'higher',
    formula: 'Sum of daily values.',
    definition: 'Times content was shown as an ad.',
    source: { measures: ['impressions_paid'] },
    native: { twitter: lastMonth },
  },
  reach: {
    title: 'Average daily reach',
    label: 'Avg daily reach',
    unit: 'count',
    class: 'UNIQUE',
    polarity: 'higher',
    formula: 'Daily uniques ÷ days with a value; profiles are added up, so people may be counted once for each profile.',
    definition: 'How many people saw content on an average day. Days are not added up: people come back.',
    source: { measures: ['reach'] },
    absent: { twitter: 'X does not say how many people it reached.' },
    native: {
      facebook: 'Meta counts people once per period; beyond a day, a week or 28 days only the daily average is known.',
      instagram: 'Instagram counts people once per period; the daily average is lower than its total.',
      linkedin: oncePerPeriod,
      tiktok: oncePerPeriod,
      youtube: 'Only the files of YouTube Studio give unique viewers; its figure for a period differs from this daily average.',
      pinterest: oncePerPeriod,
    },
    overPosts: {
      title: 'Post reach, summed',
      label: 'Post reach',
      note: 'Sum of the reach of single posts: a person who saw two posts is counted twice.',
    },
    theme: { id: 'exposure', place: 1 },
  },
} as const satisfies Declared
