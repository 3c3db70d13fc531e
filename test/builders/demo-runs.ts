/** A run of each type over the demo data, by the person who may run it: what tests over every type ask for. */
import { joinList } from '../../shared/comma-list.ts'
import { type ReportType, reportManifests } from '../../shared/reports/index.ts'
import type { ReportRequest } from '../../shared/reports/request.ts'

export type DemoRun = { name: string; type: string; who: string; request: ReportRequest }
type Asked = Partial<ReportRequest> & { name?: string; who?: string }

const other = 'other@almanac.test'

/** Of what runs otherwise than over some profiles of every network. */
const asked: Partial<Record<ReportType, readonly Asked[]>> = {
  reviews: [{ profiles: ['demo-facebook', 'demo-google', 'demo-google-leith'] }],
  ads_performance: [{ profiles: ['demo-facebook', 'demo-instagram', 'demo-linkedin', 'demo-tiktok'] }],
  facebook_ads: [{ who: other, profiles: ['other-facebook'], ad_account_id: 'act-harbour' }],
  sentiment: [
    { name: 'sentiment of profiles', sentiment_type: 'profiles' },
    { name: 'sentiment of a campaign', sentiment_type: 'campaigns', labels: ['Winter blend'] },
    { name: 'sentiment of a listener', sentiment_type: 'listener', profiles: [], listener_gid: 'listener-brand' },
  ],
  listener_performance: [{ profiles: [], listener_gid: 'listener-brand' }],
  competitor: [{ profiles: ['demo-instagram'] }],
  industry_benchmark: [{ who: other, profiles: ['other-facebook', 'other-instagram'] }],
  advocacy: [{ profiles: [], advocacy_gid: 'advocacy-northbound', priorFrom: null, priorTo: null }],
}

/** The four weeks to the end of October 2026, against the four before. */
export const demoRuns: readonly DemoRun[] = reportManifests.flatMap(({ id: type }) =>
  (asked[type] ?? [{}]).map(({ name = type, who = 'owner@almanac.test', ...given }) => ({
    name,
    type,
    who,
    request: {
      type,
      profiles: ['demo-facebook', 'demo-instagram', 'demo-tiktok', 'demo-linkedin', 'demo-twitter', 'demo-youtube'],
      dateFrom: '2026-10-04',
      dateTo: '2026-10-31',
      priorFrom: '2026-09-06',
      priorTo: '2026-10-03',
      timezone: 'Europe/London',
      template_id: null,
      labels: [],
      labelMatch: 'any' as const,
      ...given,
    },
  })),
)

/** The endpoint of a type, and its query. */
export function askedFor({ type, request }: DemoRun): { path: string; query: Record<string, string> } {
  const { dateFrom, dateTo, priorFrom, priorTo, timezone, listener_gid = '', advocacy_gid = '', ad_account_id = '', sentiment_type = '' } = request
  const profiles = joinList(request.profiles)
  const compared: Record<string, string> = priorFrom && priorTo ? { priorFrom, priorTo } : {}
  const common = { dateFrom, dateTo, ...compared, timezone }
  const at = (path: string, own: Record<string, string>) => ({ path: `/reports/${path}`, query: { ...common, ...own } })
  switch (type) {
    case 'comprehensive':
      return at('social-media-performance', { profiles })
    case 'ads_performance':
      return at('ads', { profiles })
    case 'facebook_ads':
      return at('facebookads', { id: ad_account_id, profile_gid: profiles })
    case 'inbox_activity':
      return at('inbox-activity', { profiles })
    case 'sentiment':
      return at('sentiment', { sentiment_type, profiles, labels: joinList(request.labels), ...(listener_gid ? { listener_gid } : {}) })
    case 'listener_performance':
      return at('listener', { listener_gid, report_type: 'listener' })
    case 'competitor':
      return at('competitor', { profile_gid: profiles })
    case 'industry_benchmark':
      return at('industry-benchmark', { profiles })
    case 'advocacy':
      return at('advocacy', { advocacy_gid })
    default:
      return at('performance', { type, profiles, ...(request.labels.length > 0 ? { label: joinList(request.labels) } : {}) })
  }
}
