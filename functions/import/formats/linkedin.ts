import type { MeasureId } from '../../../shared/metrics/measures.ts'
import { type Format, hasColumns } from '../csv/format.ts'
import { readDays } from '../csv/read-days.ts'

const parts = ['reactions', 'comments', 'shares', 'clicks'] as const satisfies readonly MeasureId[]

/** LinkedIn page analytics, "Content": one row a day. Engagements are reactions + comments + reposts + clicks, LinkedIn's own formula (docs/metrics.md#engagement). */
export const linkedinContent: Format = {
  id: 'linkedin-content',
  name: 'LinkedIn content metrics',
  networks: ['linkedin'],
  recognises: (table) => hasColumns(table, ['Date', 'Impressions (total)', 'Clicks (total)', 'Reactions (total)']),
  read: (table, context) =>
    readDays(table, context, {
      columns: {
        impressions: 'Impressions (total)',
        impressions_organic: 'Impressions (organic)',
        impressions_paid: 'Impressions (sponsored)',
        reach: 'Unique impressions (organic)',
        clicks: 'Clicks (total)',
        link_clicks: 'Clicks (total)',
        reactions: 'Reactions (total)',
        comments: 'Comments (total)',
        shares: 'Reposts (total)',
      },
      derive: (values) => {
        const given = parts.map((part) => values[part]).filter((value) => typeof value === 'number')
        return given.length === 0 ? values : { ...values, engagements: given.reduce((sum, value) => sum + value, 0) }
      },
    }),
}

/** LinkedIn page analytics, "Followers": new followers a day. The total of all time is not in this export, nor is who left. */
export const linkedinFollowers: Format = {
  id: 'linkedin-followers',
  name: 'LinkedIn followers',
  networks: ['linkedin'],
  recognises: (table) => hasColumns(table, ['Date', 'Organic followers', 'Total followers']),
  read: (table, context) => readDays(table, context, { columns: { followers_gained: 'Total followers' } }),
}

/** LinkedIn page analytics, "Visitors": one row a day. */
export const linkedinVisitors: Format = {
  id: 'linkedin-visitors',
  name: 'LinkedIn visitors',
  networks: ['linkedin'],
  recognises: (table) => hasColumns(table, ['Date', 'Total page views (total)', 'Total unique visitors (total)']),
  read: (table, context) => readDays(table, context, { columns: { profile_visits: 'Total page views (total)' } }),
}
