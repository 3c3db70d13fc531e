/** What one network tells in parts: by source, hour, board, keyword, function. */
import type { SectionSpec } from '../../language/daily.ts'

export const networkParts = [
  {
    key: 'traffic_sources',
    title: 'Traffic sources',
    subTitle: 'Video views by source{period}',
    basis: 'activity',
    tabs: ['youtube'],
    span: 8,
    blocks: [{ kind: 'pie', key: 'sources', breakdown: 'traffic_source', metric: 'video_views', totalLabel: 'views', optional: true }],
  },
  {
    key: 'follower_activity',
    title: 'Follower activity',
    subTitle: 'Active followers by weekday and hour, {zone}{period}',
    basis: 'activity',
    tabs: ['tiktok'],
    span: 12,
    blocks: [{ kind: 'heatmap', key: 'cells', breakdown: 'follower_activity', metric: 'active_followers', optional: true }],
  },
  {
    key: 'boards',
    title: 'Boards',
    subTitle: '{shown} of {posts} boards{period}',
    basis: 'activity',
    tabs: ['pinterest'],
    span: 12,
    blocks: [
      {
        kind: 'table',
        key: 'boards',
        of: 'parts',
        breakdown: 'board',
        name: 'Board',
        columns: ['impressions', 'saves', 'link_clicks', 'ctr_link'],
        sortBy: 'impressions',
        limit: 20,
        optional: true,
      },
    ],
  },
  {
    key: 'search_keywords',
    title: 'Search keywords',
    subTitle: '{shown} of {posts} searches that showed the business profile{period}',
    basis: 'snapshot',
    tabs: ['google'],
    span: 12,
    blocks: [
      {
        kind: 'table',
        key: 'keywords',
        of: 'parts',
        breakdown: 'search_keyword',
        name: 'Keyword',
        columns: ['impressions'],
        sortBy: 'impressions',
        limit: 20,
        optional: true,
      },
    ],
  },
  {
    key: 'visitor_functions',
    title: 'Visitors by function',
    subTitle: 'Page views by job function of visitors{period}',
    basis: 'snapshot',
    tabs: ['linkedin'],
    span: 12,
    blocks: [{ kind: 'bar', key: 'functions', breakdown: 'visitor_function', metric: 'profile_visits', optional: true }],
  },
] as const satisfies readonly SectionSpec[]
