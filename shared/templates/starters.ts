/** Templates to begin with, for what teams report most often. Whoever takes one gets a template of their own. */
import type { QuickRangeId } from '../dates/quick-ranges.ts'
import { type NetworkCode, networkCodes } from '../networks.ts'
import type { ReportType } from '../reports/index.ts'
import { manifest as posts } from '../reports/types/posts/manifest.ts'
import { summaryKey, type TemplateTab } from './shown.ts'

export type Starter = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly flavor: ReportType
  readonly hideIndicators: boolean
  readonly range: QuickRangeId | null
  readonly compare: null
  readonly reports: readonly TemplateTab[]
}

/** By key, or by key and title. */
type Chosen = string | readonly [key: string, title: string]

const choices = (chosen: readonly Chosen[]): TemplateTab['sections'] =>
  chosen.map((one) => (typeof one === 'string' ? { key: one, title: null } : { key: one[0], title: one[1] }))

const tab = (code: TemplateTab['code'], sections: readonly Chosen[], figures: readonly Chosen[] = []): TemplateTab => ({
  code,
  sections: choices([summaryKey, ...sections]),
  summary: choices(figures),
})

const onEach = (networks: readonly NetworkCode[], sections: readonly Chosen[], figures: readonly Chosen[] = []) =>
  networks.map((code) => tab(code, sections, figures))

const postNetworks = networkCodes.filter((code) => posts.networks.some((one) => one === code))

export const starters: readonly Starter[] = [
  {
    id: 'client_monthly',
    name: 'Client monthly',
    description: 'What a client asks for: audience, reach, engagement and the best posts, then each network in short',
    flavor: 'comprehensive',
    hideIndicators: false,
    range: 'last_month',
    compare: null,
    reports: [
      tab('cross_channel', ['audience', 'audience_share', 'impressions', 'engagement', 'engagement_by_network', 'top_posts']),
      ...onEach(networkCodes, ['audience', 'engagement', 'top_posts']),
    ],
  },
  {
    id: 'executive_page',
    name: 'Executive, one page',
    description: 'Six figures and two charts over all networks',
    flavor: 'comprehensive',
    hideIndicators: false,
    range: null,
    compare: null,
    reports: [
      tab(
        'cross_channel',
        ['impressions', 'engagement', 'engagement_by_network'],
        ['followers', 'impressions', 'reach', 'engagements', 'er_impressions', 'link_clicks'],
      ),
    ],
  },
  {
    id: 'content_weekly',
    name: 'Content team, weekly',
    description: 'What worked and what did not: post types, times, hashtags, best and lowest posts',
    flavor: 'posts',
    hideIndicators: false,
    range: 'last_7_days',
    compare: null,
    reports: [
      tab('cross_channel', [['top_posts', 'What worked'], ['worst_posts', 'What did not'], 'by_type', 'best_time', 'hashtags']),
      ...onEach(postNetworks, [['top_posts', 'What worked'], ['worst_posts', 'What did not'], 'by_type']),
    ],
  },
  {
    id: 'community_care',
    name: 'Community care',
    description: 'How many wrote, how fast they were answered, by whom, and what is still open',
    flavor: 'inbox_activity',
    hideIndicators: false,
    range: null,
    compare: null,
    reports: [tab('cross_channel', ['volume', 'frt', 'frt_dist', 'busy', 'team', 'sentiment'])],
  },
  {
    id: 'paid',
    name: 'Paid',
    description: 'Spend and what it brought: clicks, conversions, return, campaigns and the ads that did best',
    flavor: 'ads_performance',
    hideIndicators: false,
    range: null,
    compare: null,
    reports: [
      tab(
        'ads_report',
        ['spend', 'budget', 'objectives', 'clicks', 'conversions', 'roas', 'campaigns', 'ads'],
        ['spend', 'link_clicks', 'cpc', 'conversions', 'cpa', 'roas'],
      ),
    ],
  },
]
