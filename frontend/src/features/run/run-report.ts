import type { AdsWarning } from '../../../../shared/api/ads.ts'
import type { ReadRoute } from '../../../../shared/api/client.ts'
import { reportOfGeneric } from '../../../../shared/reports/generic-report.ts'
import { type RunPath, reportManifest, runPath } from '../../../../shared/reports/index.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import { call } from '../../lib/api.ts'
import type { ReportView } from '../../request/view.ts'

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

/** The read by which a type runs, for what is kept of its answers. */
export const reportRoute = (type: string): ReadRoute => `GET ${runPath(type)}`

/** What each endpoint is asked. Flat answers become the Report that every screen shows. */
const runs = {
  '/reports/social-media-performance': (given) => call('GET /reports/social-media-performance', { query: overProfiles(given) }),
  '/reports/inbox-activity': (given) => call('GET /reports/inbox-activity', { query: overProfiles(given) }),
  '/reports/industry-benchmark': async (given) => reportOfGeneric(await call('GET /reports/industry-benchmark', { query: overProfiles(given) })),
  '/reports/ads': (given) => call('GET /reports/ads', { query: overProfiles(given) }),
  '/reports/listener': async (given) =>
    reportOfGeneric(
      await call('GET /reports/listener', { query: { ...common(given), listener_gid: given.named?.listener_gid ?? '', report_type: 'listener' } }),
    ),
  '/reports/sentiment': async (given) =>
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
  '/reports/competitor': async (given) =>
    reportOfGeneric(await call('GET /reports/competitor', { query: { ...common(given), profile_gid: given.profileIds.join(',') } })),
  '/reports/advocacy': async (given) =>
    reportOfGeneric(await call('GET /reports/advocacy', { query: { ...common(given), advocacy_gid: given.named?.advocacy_gid ?? '' } })),
  '/reports/facebookads': async (given) =>
    reportOfGeneric(
      await call('GET /reports/facebookads', { query: { ...common(given), id: given.named?.ad_account_id ?? '', profile_gid: given.profileIds.join(',') } }),
    ),
  '/reports/performance': (given, type) => {
    const labelled = reportManifest(type)?.labels && given.labels.length > 0 ? { label: given.labels.join(','), label_match: given.labelMatch } : {}
    return call('GET /reports/performance', { query: { ...overProfiles(given), type, ...labelled } })
  },
} as const satisfies Record<RunPath, (given: Run, type: string) => Promise<AnsweredReport>>

export function runReport(type: string, given: Run): Promise<AnsweredReport> {
  return runs[runPath(type)](given, type)
}
