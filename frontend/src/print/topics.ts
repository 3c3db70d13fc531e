/** Sections that share pages in print, and the figures that stand beside them. A section says its topic itself. */
import type { MetricId } from '../../../shared/metrics/index.ts'
import type { Topic } from '../../../shared/reports/language/topics.ts'
import type { Section } from '../../../shared/reports/report.ts'

type Shared = Exclude<Topic, 'content'>
type Words = { readonly title: string /** beside other topics */; readonly short: string; readonly figures: readonly MetricId[] }

const topics = {
  audience: { title: 'Audience', short: 'Audience', figures: ['followers', 'net_growth'] },
  exposure: { title: 'Impressions and reach', short: 'Impressions and reach', figures: ['impressions', 'reach'] },
  engagement: { title: 'Engagement', short: 'Engagement', figures: ['engagements', 'er_impressions', 'eng_per_post'] },
  clicks: { title: 'Video and clicks', short: 'Views and clicks', figures: ['video_views', 'watch_time_min', 'avg_view_duration', 'link_clicks'] },
  publishing: { title: 'Publishing', short: 'Publishing', figures: ['posts_published', 'eng_per_post'] },
  people: { title: 'Who follows', short: 'Followers', figures: [] },
} as const satisfies Record<Shared, Words>

/** Null for a section that is a topic of its own. */
export function topicOf(section: Section | undefined): (Words & { readonly key: Shared }) | null {
  const key = section?.topic
  return key === undefined || key === 'content' ? null : { key, ...topics[key] }
}

/** Told by a whole page of posts, tags or profiles: it follows the networks, under "Content". */
export const isContent = ({ topic }: Section): boolean => topic === 'content'
