import { type ReportType, reportManifest } from '../../../../shared/reports/index.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import type { Built, OfferedTab } from './model.ts'

const dates = { dateFrom: '2026-11-14', dateTo: '2026-11-20', priorFrom: '2026-11-07', priorTo: '2026-11-13' }
const timezone = 'Europe/London'

/** A report of sample data, as far as its pages ask for one. */
export function sampleReportOf(type: ReportType, offered: readonly OfferedTab[], client: string, cover: Built['cover']): Report {
  const [whole, ...networks] = offered.map(({ sample }) => sample)
  if (!whole) throw new Error('A report has a tab.')
  const manifest = reportManifest(type)
  const codes = networks.map(({ code }) => code)
  return {
    type,
    title: manifest?.title ?? '',
    version: manifest?.version ?? 1,
    request: { type, profiles: codes, ...dates, timezone, template_id: null, labels: [], labelMatch: 'any' },
    dates,
    days: { current: 7, prior: 7 },
    timezone,
    fetchedAt: `${dates.dateTo}T06:12:00.000Z`,
    entities: [{ entity_gid: client, name: client }],
    reports: {
      tabs: [whole, ...networks].map(({ code, display }) => ({
        code,
        display,
        networks: (code === whole.code ? codes : [code]).map((one) => ({
          value: one,
          name: client,
          username: null,
          picture_url: null,
          _code: one,
          _display: one,
        })),
      })),
      crossChannel: whole,
      networks,
    },
    notes: [],
    no_data: null,
    cover: cover.shown ? cover.text : '',
  }
}
