/** Engagement metrics: what people did with the content (docs/metrics.md#engagement); rates of it stand in engagement-rates.ts, of stories in stories.ts. */
import type { Declared } from './definition.ts'
import { engagementsGiven } from './given.ts'
import { reactionMetrics } from './reactions.ts'
import { storyMetrics } from './stories.ts'

const count = { unit: 'count', class: 'FLOW', polarity: 'higher', formula: 'Sum of daily values.' } as const
// a network has its replies in one of the two, never in both
const replied = ['comments', 'replies'] as const
const quoted = ['shares', 'quotes'] as const

export const engagementMetrics = {
  engagements: {
    ...count,
    title: 'Engagements',
    label: 'Engagements',
    formula: 'The network’s own total where it gives one, else the sum of its parts: reactions, comments, shares, saves, clicks.',
    definition: 'Interactions with the content. Views alone do not count.',
    source: { rule: 'engagements' },
    native: {
      facebook: 'Meta’s content interactions exclude clicks; here clicks on posts count.',
      instagram: 'Instagram’s interactions may include reposts; these do not.',
      linkedin: 'LinkedIn’s own formula: clicks are counted.',
      youtube: 'Dislikes and new subscribers are not counted.',
      twitter: 'X also counts clicks on details, hashtags and the profile.',
    },
    sections: ['engagement'],
    theme: { id: 'engagement', place: 0 },
  },
  public_engagements: {
    ...count,
    title: 'Public engagements',
    label: 'Public engagements',
    formula: 'Sum of reactions, comments and shares.',
    definition: 'Interactions anyone can see, so they can be compared with other profiles.',
    source: { rule: 'public_engagements' },
  },
  reactions: {
    ...count,
    title: 'Reactions',
    label: 'Reactions',
    definition: 'Likes and other reactions. Withdrawn reactions can make a day negative.',
    source: { measures: ['reactions'] },
  },
  ...reactionMetrics,
  comments: {
    ...count,
    title: 'Comments',
    label: 'Comments',
    definition: 'Comments and replies. Comments deleted later can make a day negative.',
    source: { measures: ['comments'], per: { twitter: replied, threads: replied, bluesky: replied } },
  },
  shares: {
    ...count,
    title: 'Shares',
    label: 'Shares',
    definition: 'How often content was shared: shares, reposts and, where counted separately, quotes.',
    source: { measures: ['shares'], per: { twitter: quoted, threads: quoted, bluesky: quoted } },
  },
  saves: {
    ...count,
    title: 'Saves',
    label: 'Saves',
    definition: 'How often people saved content for later: saves, bookmarks, favorites.',
    source: { measures: ['saves'] },
  },
  clicks: {
    ...count,
    title: 'Clicks',
    label: 'Clicks',
    definition: 'All clicks on content: links, pictures and other places. Link clicks are a part of them.',
    source: { measures: ['clicks'], per: { google: engagementsGiven.google } },
    theme: { id: 'clicks', place: 4 },
  },
  ...storyMetrics,
  link_clicks: {
    ...count,
    title: 'Link clicks',
    label: 'Link clicks',
    definition: 'Clicks on links that lead off the network; not all clicks.',
    source: { measures: ['link_clicks'] },
    absent: { tiktok: 'TikTok does not count clicks on links.', youtube: 'YouTube does not count clicks on links.' },
    native: { instagram: 'Links in the profile; feed posts have none.', linkedin: 'LinkedIn does not separate link clicks from other clicks.' },
    theme: { id: 'clicks', place: 0 },
  },
} as const satisfies Declared
