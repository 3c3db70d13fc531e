/** A run of each type over the demo data, by the person who may run it: what tests over every type ask for. */
import type { ReportType } from '../../shared/reports/index.ts'
import type { ReportRequest } from '../../shared/reports/report.ts'

export type DemoRun = { name: string; type: ReportType; who: string; request: ReportRequest }
type Asked = Partial<ReportRequest> & { name?: string; who?: string }

const other = 'other@almanac.test'

const asked: Record<ReportType, readonly Asked[]> = {
  comprehensive: [{}],
  posts: [{}],
  reviews: [{ profiles: ['demo-facebook', 'demo-google', 'demo-google-leith'] }],
  tasks: [{}],
  ads_performance: [{ profiles: ['demo-facebook', 'demo-instagram', 'demo-linkedin', 'demo-tiktok'] }],
  facebook_ads: [{ who: other, profiles: ['other-facebook'], ad_account_id: 'act-harbour' }],
  inbox_activity: [{}],
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
export const demoRuns: readonly DemoRun[] = Object.entries(asked).flatMap(([type, runs]) =>
  runs.map(({ name = type, who = 'owner@almanac.test', ...given }) => ({
    name,
    type: type as ReportType,
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
