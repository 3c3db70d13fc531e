/** A small, valid report value for tests of what comes after the engine: sealing, mail, print. */

import * as v from 'valibot'
import { aboutOf } from '../../shared/metrics/about.ts'
import { isMetricId, metrics } from '../../shared/metrics/index.ts'
import { type Report, Report as ReportSchema, type Tile } from '../../shared/reports/report.ts'

export function aTile(key: string, title: string, value: number | null, prior: number | null, polarity: Tile['polarity'] = 'higher'): Tile {
  const percent = value === null || prior === null || prior === 0 ? null : ((value - prior) / prior) * 100
  const kind = percent !== null ? 'percent' : prior === 0 && value !== null ? 'new' : 'none'
  return {
    key,
    title,
    value,
    prior,
    growth: percent,
    unit: 'count',
    polarity,
    figure: { value, prior, growth: { kind, value: percent }, unit: 'count', polarity },
    spark: null,
    note: null,
    passport: null,
    ...(isMetricId(key) && { about: aboutOf(key, metrics[key], []) }),
  }
}

/** Larkmere, four weeks, three tiles, no blocks. */
export function emptyReport(changes: Partial<Report> = {}): Report {
  const dates = { dateFrom: '2026-10-23', dateTo: '2026-11-20', priorFrom: '2026-09-24', priorTo: '2026-10-22' }
  return v.parse(ReportSchema, {
    type: 'comprehensive',
    title: 'Social media performance',
    version: 1,
    request: { type: 'comprehensive', profiles: ['p1'], ...dates, timezone: 'Europe/London', template_id: null, labels: [], labelMatch: 'any' },
    dates,
    days: { current: 29, prior: 29 },
    timezone: 'Europe/London',
    fetchedAt: '2026-11-20T17:00:00.000Z',
    entities: [{ entity_gid: 'group-larkmere', name: 'Larkmere' }],
    reports: {
      tabs: [],
      crossChannel: {
        code: 'cross_channel',
        display: 'All networks',
        summary: [
          aTile('followers', 'Followers', 703_412, 681_377),
          aTile('impressions', 'Impressions', 7_311_940, 5_906_251),
          aTile('engagements', 'Engagements', 346_904, 255_641),
        ],
        report: [],
        by_profile: [],
        coverage: null,
        passports: {},
        extraText: null,
        hideIndicators: false,
      },
      networks: [],
    },
    notes: [],
    no_data: null,
    cover: null,
    ...changes,
  })
}
