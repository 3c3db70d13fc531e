/** Small worlds for the report engine: profiles, daily values by date, posts; no table. */

import { buildReport } from '../../functions/domains/reports/engine/daily/build-report.ts'
import { leadDays } from '../../functions/domains/reports/engine/daily/dataset.ts'
import { layOut } from '../../functions/domains/reports/engine/daily/load.ts'
import type { ProfileRecord } from '../../functions/kernel/accounts/store.ts'
import type { AudienceSnapshot } from '../../shared/audience.ts'
import { addDays, dayCount, daysBetween } from '../../shared/dates/index.ts'
import { entriesOf } from '../../shared/entries.ts'
import type { Breakdown } from '../../shared/items/breakdowns.ts'
import type { DailySeries, MeasureId, MetricId } from '../../shared/metrics/index.ts'
import type { NetworkCode } from '../../shared/networks.ts'
import type { Post } from '../../shared/posts.ts'
import { isOverItems } from '../../shared/reports/load.ts'
import type { Report } from '../../shared/reports/report.ts'
import type { ReportRequest } from '../../shared/reports/request.ts'
import { reports } from './reports.ts'

export function aProfile(id: string, network: NetworkCode, changes: Partial<ProfileRecord> = {}): ProfileRecord {
  return {
    id,
    network,
    entity_gid: 'group',
    name: `Profile ${id}`,
    username: null,
    picture_url: null,
    profile_url: null,
    timezone: null,
    connected_at: '2020-01-01T00:00:00Z',
    available_from: '2020-01-01',
    kind: 'page',
    ...changes,
  }
}

export function aPost(id: string, profile: ProfileRecord, publishedAt: string, measures: Post['measures'], changes: Partial<Post> = {}): Post {
  return {
    id,
    profileId: profile.id,
    network: profile.network,
    publishedAt,
    type: 'image',
    text: '',
    url: null,
    media: [],
    labels: [],
    author: null,
    collaborators: [],
    measures,
    ...changes,
  }
}

/** `values[measure]` starts at `from`; null is a day without a value. */
export type Days = { from: string; values: Partial<Record<MeasureId, readonly (number | null)[]>> }

export type World = {
  type?: string
  /** in the place of those of the type */
  summary?: readonly MetricId[]
  profiles: { profile: ProfileRecord; days?: Days[]; posts?: Post[] }[]
  range: [string, string]
  prior?: [string, string] | null
  zone?: string
  now?: string
  /** in the order of the selection, when it is not that of `profiles` */
  selected?: string[]
  audience?: AudienceSnapshot[]
  breakdowns?: Breakdown[]
}

export function reportOf({
  type = 'comprehensive',
  summary,
  profiles,
  range: [from, to],
  prior = null,
  zone = 'UTC',
  now = '2027-01-01T00:00:00Z',
  selected,
  audience = [],
  breakdowns = [],
}: World): Report {
  const definition = reports.find(({ id }) => id === type)
  if (!definition || isOverItems(definition)) throw new Error(`No report ${type} over days.`)
  const first = addDays(prior && prior[0] < from ? prior[0] : from, -leadDays)
  const last = prior && prior[1] > to ? prior[1] : to
  const dataset = layOut({
    profiles: profiles.map(({ profile }) => profile),
    range: { from, to },
    prior: prior && { from: prior[0], to: prior[1] },
    zone,
    now: new Date(now),
    series: profiles.map(({ profile, days = [] }) => seriesOf(profile.id, first, last, days)),
    posts: profiles.flatMap(({ posts = [] }) => posts),
    audience,
    breakdowns,
  })
  const request: ReportRequest = {
    type,
    profiles: selected ?? profiles.map(({ profile }) => profile.id),
    dateFrom: from,
    dateTo: to,
    priorFrom: prior?.[0] ?? null,
    priorTo: prior?.[1] ?? null,
    timezone: zone,
    template_id: null,
    labels: [],
    labelMatch: 'any',
  }
  return buildReport({
    definition: summary ? { ...definition, summary, sections: [] } : definition,
    request,
    dataset,
    entities: [],
    cover: null,
    hideIndicators: false,
  })
}

export function seriesOf(profileId: string, from: string, to: string, intervals: readonly Days[]): DailySeries {
  const days = dayCount(from, to)
  const measures: Partial<Record<MeasureId, Float64Array>> = {}
  for (const interval of intervals) {
    for (const [id, values] of entriesOf(interval.values)) {
      const line = measures[id] ?? new Float64Array(days).fill(Number.NaN)
      values.forEach((value, index) => {
        line[daysBetween(from, interval.from) + index] = value ?? Number.NaN
      })
      measures[id] = line
    }
  }
  return { profileId, from, days, measures }
}
