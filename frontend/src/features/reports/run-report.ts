import type { AdsWarning } from '../../../../shared/api/ads.ts'
import type { ReadRoute } from '../../../../shared/api/client.ts'
import { reportOfGeneric } from '../../../../shared/reports/generic.ts'
import { reportHead } from '../../../../shared/reports/index.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import { call } from '../../lib/api.ts'
import type { ReportView } from './report-search.ts'

export type Run = Pick<ReportView, 'profileIds' | 'range' | 'prior' | 'templateId' | 'labels' | 'labelMatch' | 'timezone' | 'named'>
/** `warning`: selected profiles without an ad account. */
export type AnsweredReport = Report & { warning?: AdsWarning[] }

/** What every run asks for besides its subject. */
function common({ range, prior, timezone, templateId }: Run) {
  return {
    dateFrom: range.from,
    dateTo: range.to,
    priorFrom: prior.from,
    priorTo: prior.to,
    timezone,
    ...(templateId ? { template_id: templateId } : {}),
  }
}

const overProfiles = (given: Run) => ({ ...common(given), profiles: given.profileIds.join(',') })

/** The read by which each type runs, for what is kept of its answers; types without one of their own run by that of all. */
const routes: Record<string, ReadRoute | undefined> = {
  comprehensive: 'GET /reports/social-media-performance',
  inbox_activity: 'GET /reports/inbox-activity',
  industry_benchmark: 'GET /reports/industry-benchmark',
  ads_performance: 'GET /reports/ads',
  listener_performance: 'GET /reports/listener',
  sentiment: 'GET /reports/sentiment',
  competitor: 'GET /reports/competitor',
  advocacy: 'GET /reports/advocacy',
  facebook_ads: 'GET /reports/facebookads',
}

export function reportRoute(type: string): ReadRoute {
  return routes[type] ?? 'GET /reports/performance'
}

/** The endpoint of each type that has one of its own. Flat answers become the Report that every screen shows. */
const runs: Record<string, ((given: Run) => Promise<AnsweredReport>) | undefined> = {
  comprehensive: (given) => call('GET /reports/social-media-performance', { query: overProfiles(given) }),
  inbox_activity: (given) => call('GET /reports/inbox-activity', { query: overProfiles(given) }),
  industry_benchmark: async (given) => reportOfGeneric(await call('GET /reports/industry-benchmark', { query: overProfiles(given) })),
  ads_performance: (given) => call('GET /reports/ads', { query: overProfiles(given) }),
  listener_performance: async (given) =>
    reportOfGeneric(
      await call('GET /reports/listener', { query: { ...common(given), listener_gid: given.named?.listener_gid ?? '', report_type: 'listener' } }),
    ),
  sentiment: async (given) =>
    reportOfGeneric(
      await call('GET /reports/sentiment', {
        query: {
          ...common(given),
          sentiment_type: given.named?.sentiment_type ?? '',
          profiles: given.profileIds.join(','),
          ...(given.labels.length > 0 ? { labels: given.labels.join(','), label_match: given.labelMatch } : {}),
          ...(given.named?.listener_gid ? { listener_gid: given.named.listener_gid } : {}),
        },
      }),
    ),
  competitor: async (given) => reportOfGeneric(await call('GET /reports/competitor', { query: { ...common(given), profile_gid: given.profileIds.join(',') } })),
  advocacy: async (given) =>
    reportOfGeneric(await call('GET /reports/advocacy', { query: { ...common(given), advocacy_gid: given.named?.advocacy_gid ?? '' } })),
  facebook_ads: async (given) =>
    reportOfGeneric(
      await call('GET /reports/facebookads', { query: { ...common(given), id: given.named?.ad_account_id ?? '', profile_gid: given.profileIds.join(',') } }),
    ),
}

/** Types without an endpoint of their own run by the one of all. */
export function runReport(type: string, given: Run): Promise<AnsweredReport> {
  const labelled = reportHead(type)?.labels && given.labels.length > 0 ? { label: given.labels.join(','), label_match: given.labelMatch } : {}
  return runs[type]?.(given) ?? call('GET /reports/performance', { query: { ...overProfiles(given), type, ...labelled } })
}
