/** Posts as rows of a file: what the report's tables show, with every digit, and all their other figures. */
import { wallTime } from '../../../shared/dates/index.ts'
import { type MetricId, metricIds, metrics, networksOf } from '../../../shared/metrics/index.ts'
import { networks } from '../../../shared/networks.ts'
import { type Post, postTypeDisplay } from '../../../shared/posts.ts'
import { profileName } from '../../../shared/profile-name.ts'
import type { ProfileRecord } from '../../kernel/accounts/store.ts'
import { postValue } from '../reports/engine/daily/aggregate-posts.ts'
import type { Value } from './csv.ts'

/** Metrics that mean something for a single post, on a network whose posts are in the report. */
const columns = metricIds.filter((id) => {
  const metric = metrics[id]
  if (!networksOf(id).some((network) => networks[network].posts) || metric.class === 'STOCK' || metric.class === 'DELTA') return false
  return metric.class === 'RATIO' ? metric.den !== 'days' && metric.den !== 'baseline' && !countsPosts(metric.den) : !metric.ofProfiles && !countsPosts(id)
})

/** Of a single post it is 1. */
function countsPosts(id: MetricId): boolean {
  return metrics[id].countsItems === true
}

/** One label per line in its cell: labels may hold commas. */
const listed = (values: readonly string[]) => values.join('\n')

export const postHeader: string[] = [
  'Published',
  'Timezone',
  'Network',
  'Profile',
  'Type',
  'Text',
  'URL',
  'Labels',
  'Author',
  'Collaborators',
  'Post id',
  ...columns.map(titleOf),
]

export function postRow(post: Post, profile: ProfileRecord, zone: string): Value[] {
  return [
    wallTime(post.publishedAt, zone).replace('T', ' '),
    zone,
    networks[post.network].display,
    profileName(profile),
    postTypeDisplay[post.type],
    post.text,
    post.url,
    listed(post.labels),
    post.author,
    listed(post.collaborators),
    post.id,
    ...columns.map((id) => postValue(id, post)),
  ]
}

/** "Engagement rate (%)", "Watch time (minutes)" */
export function titleOf(id: MetricId): string {
  const { title, unit } = metrics[id]
  const name = id === 'reach' ? 'Reach' : title
  if (unit === 'percent') return `${name} (%)`
  return unit === 'minutes' || unit === 'seconds' ? `${name} (${unit})` : name
}
