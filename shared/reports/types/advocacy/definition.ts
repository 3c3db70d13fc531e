import { formatCount } from '../../../format-count.ts'
import { messages } from '../../../messages.ts'
import { itemReport } from '../../language/items/definition.ts'
import type { ItemSection } from '../../language/items/section.ts'
import { advocacyCuts } from './dimensions.ts'
import { type AdvocacyEntry, readAdvocacy, termsOf } from './entries.ts'
import { manifest } from './manifest.ts'
import { advocacyMetrics, advocacyMetricsOf } from './metrics.ts'

const empty = messages.empty.block

type Section = ItemSection<AdvocacyEntry, keyof typeof advocacyMetrics, keyof typeof advocacyCuts>

const sections: readonly Section[] = [
  {
    key: 'shares',
    title: 'Shares',
    subTitle: 'Per {bucket}',
    width: 12,
    empty,
    blocks: [{ kind: 'column', key: 'networks', metric: 'shares', dimension: 'channel' }],
  },
  {
    key: 'activity',
    title: 'Active advocates',
    subTitle: 'Unique advocates per {bucket}; they do not add up',
    width: 8,
    empty,
    blocks: [{ kind: 'line', key: 'line', metric: 'active_advocates' }],
  },
  {
    key: 'by_network',
    title: 'Shares by network',
    width: 4,
    empty,
    blocks: [{ kind: 'donut', key: 'networks', metric: 'shares', dimension: 'channel', totalLabel: 'Shares' }],
  },
  {
    key: 'clicks',
    title: 'Clicks',
    subTitle: 'Per {bucket} of the share',
    width: 12,
    empty,
    blocks: [{ kind: 'column', key: 'networks', metric: 'clicks', dimension: 'channel' }],
  },
  {
    key: 'engagement',
    title: 'Engagements',
    topic: 'engagement',
    subTitle: 'Per {bucket} of the share',
    width: 12,
    empty,
    blocks: [{ kind: 'column', key: 'parts', metrics: ['reactions', 'comments', 'reshares'] }],
  },
  {
    key: 'map',
    title: 'Clicks by country',
    subTitle: (found) => unknownClicks(found.map(({ item }) => item)),
    width: 12,
    empty,
    blocks: [{ kind: 'map', key: 'countries', metric: 'country_clicks', dimension: 'country' }],
  },
  {
    key: 'content',
    title: 'Top content',
    subTitle: 'By shares, {shown} of {items}',
    width: 12,
    empty,
    blocks: [
      {
        kind: 'table',
        key: 'rows',
        rows: 'content',
        columns: ['shares', 'clicks', 'engagements', 'impressions', 'potential_reach'],
        sortBy: 'shares',
        thenBy: ['clicks'],
        limit: 20,
      },
    ],
  },
  {
    key: 'leaderboard',
    title: 'Leaderboard',
    width: 12,
    empty,
    blocks: [
      {
        kind: 'table',
        key: 'rows',
        rows: 'advocate',
        columns: ['shares', 'clicks', 'engagements', 'points'],
        sortBy: 'points',
        thenBy: ['clicks'],
        limit: 100,
      },
    ],
  },
  {
    key: 'hashtags',
    title: 'Hashtags',
    topic: 'content',
    subTitle: 'Of the shared posts, counted once per share',
    width: 12,
    empty,
    blocks: [
      {
        kind: 'hashtags',
        key: 'tags',
        text: (entry) => (entry.kind === 'share' ? entry.share.post.text : ''),
        engagements: (entry) => (entry.kind === 'share' ? entry.engagements : null),
        impressions: (entry) => (entry.kind === 'share' ? entry.share.impressions : null),
      },
    ],
  },
]

function unknownClicks(entries: readonly AdvocacyEntry[]): string {
  const shares = entries.flatMap((entry) => (entry.kind === 'share' ? [entry.share] : []))
  const all = shares.reduce((sum, { clicks }) => sum + (clicks ?? 0), 0)
  const known = shares.reduce((sum, { countries }) => sum + countries.reduce((part, { clicks }) => part + clicks, 0), 0)
  return all > known ? `${formatCount(all - known)} of ${formatCount(all)} clicks ${all - known === 1 ? 'has' : 'have'} no country` : ''
}

/** Advocacy performance: what the members of a group shared, by the instant they shared it. Never compared. */
export const advocacy = itemReport(manifest, {
  noun: { one: 'share', many: 'shares' },
  basis: 'All-time results of posts shared in these dates',
  load: (read, _, { advocacy: group }) => readAdvocacy(read, group),
  at: (entry) => (entry.kind === 'share' ? entry.share.at : null),
  profileOf: () => null,
  fromNetworks: true,
  sources: 'channel',
  metrics: advocacyMetrics,
  dimensions: advocacyCuts,
  summary: ['advocates', 'active_advocates', 'adoption_rate', 'shares', 'shares_per_active', 'clicks', 'engagements', 'potential_reach', 'emv'],
  sections,
  fit: (entries) => {
    const { points } = termsOf(entries)
    const scale = `${formatCount(points.share)} points a share, ${formatCount(points.click)} a click, ${formatCount(points.engagement)} an engagement`
    return {
      metrics: advocacyMetricsOf(entries),
      sections: sections.map((section) => (section.key === 'leaderboard' ? { ...section, subTitle: scale } : section)),
    }
  },
})
export { advocacy as definition }
