/** A whole report of samples: what the gallery draws as one page, and what print is looked at with. */

import type { BlockData } from '../../../shared/blocks/index.ts'
import { entriesOf } from '../../../shared/entries.ts'
import { aboutOf } from '../../../shared/metrics/about.ts'
import { isMetricId, metrics } from '../../../shared/metrics/index.ts'
import { type NetworkCode, networks, type TabCode, tabDisplay } from '../../../shared/networks.ts'
import type { SectionSpec } from '../../../shared/reports/language/daily.ts'
import type { Passport, Report, Section, TabReport, Tile } from '../../../shared/reports/report.ts'
import { comprehensive } from '../../../shared/reports/types/comprehensive/definition.ts'
import { range } from './parts.ts'
import { course } from './seeded.ts'
import { column, columnOf, growthColumn, line, lineOf, lines, networkColumn } from './series.ts'
import { bar, donut, hashtags, heatmap, map, types } from './shares.ts'
import { posts, postsTable, table } from './tables.ts'
import { type FigureKey, figures, totalOf } from './totals.ts'

function tiles(of: readonly NetworkCode[]): Tile[] {
  return entriesOf(figures).flatMap(([key, { title, unit, polarity }], index) => {
    const shown = totalOf(key, of)
    const { value, prior } = shown
    if (value === null) return []
    return {
      key,
      title,
      value,
      prior,
      growth: shown.growth.value,
      unit,
      polarity,
      figure: shown,
      spark: key === 'reach' ? null : course(index + 3, 29, 1000, 0.3),
      note: key === 'reach' ? 'People may be counted once for each profile.' : null,
      passport: key,
      ...(isMetricId(key) && { about: aboutOf(key, metrics[key], shared) }),
    }
  })
}

/** What the API of each network calls the figure; an empty name where it has none. */
const fields: readonly [NetworkCode, string][] = [
  ['tiktok', 'video_views'],
  ['instagram', 'views'],
  ['facebook', 'page_media_view'],
  ['linkedin', 'impressionCount'],
  ['twitter', 'impression_count'],
  ['youtube', ''],
]

function passportsOf(of: readonly NetworkCode[]): TabReport['passports'] {
  const summary = tiles(of)
  return Object.fromEntries(
    entriesOf(figures).flatMap(([key, { title }]) => {
      const tile = summary.find((one) => one.key === key)
      return tile ? [[key, passportOf(key, title, tile, of)] as const] : []
    }),
  )
}

function passportOf(key: FigureKey, title: string, { figure: shown, note }: Tile, of: readonly NetworkCode[]): Passport {
  return {
    title,
    class: 'FLOW',
    rule: 'A sum: it adds up over days and profiles.',
    figure: shown,
    note,
    definition: 'Times content was shown, repeats included.',
    formula: 'Sum of daily impressions, 29 days, 5 networks.',
    networks: fields
      .filter(([network]) => of.includes(network))
      .map(([network, field]) => {
        const { value } = totalOf(key, [network])
        return value === null ? { network, field: '', value, note: 'Left out: no impressions in its API' } : { network, field: field || 'views', value }
      }),
    coverage: { have: 144, expected: 145, notes: ['X, 25 Oct is missing and drawn as a gap.'] },
    days: 'Network days: Facebook and Instagram in Pacific time, the others in UTC. Report zone Europe/London.',
    compared: 'Preceding period (match day of week), 18 Sep – 16 Oct 2026. Growth is the difference over the absolute prior value.',
    fetched: '20 Nov 2026, 06:12 GMT. Figures of 19–20 Nov may still rise.',
    native: 'Meta Business Suite shows 28 days, this range has 29. TikTok Studio uses your browser’s days; its API uses UTC.',
  }
}

/** As the report that the samples are after. */
function topicOf(key: string): Pick<Section, 'topic'> {
  const declared: readonly SectionSpec[] = comprehensive.sections
  const topic = declared.find((one) => one.key === key)?.topic
  return topic ? { topic } : {}
}

const section = (key: string, title: string, subTitle: string, span: Section['span'], ...content: BlockData[]): Section => ({
  key,
  title,
  subTitle,
  label: null,
  span,
  ...topicOf(key),
  content,
})

const shared = [
  section('audience', 'Audience', 'Followers at the end of each day, all networks', 8, line),
  section('audience_share', 'Audience by network', 'Share of followers on 20 Nov 2026', 4, donut),
  section('audience_growth', 'Audience growth', 'Followers gained, lost and net, per day', 12, growthColumn),
  section('impressions', 'Impressions', 'Per day, repeats included', 12, networkColumn),
  section('reach', 'Reach', 'People reached each day; days and profiles are not added', 12, lines),
  section('engagement', 'Engagements', 'Per day, by part', 8, column),
  section('engagement_by_network', 'Engagements by network', 'Bar: this period. Tick: prior period', 4, bar),
  section('best_time', 'Best time to post', 'Engagements per post by weekday and hour, Europe/London', 12, heatmap),
  section('demographics', 'Audience by country', 'Followers on 19 Nov 2026, latest snapshot. 5 of 6 networks; X gives no countries', 12, map),
  section('top_posts', 'Top posts', '9 of 224 posts published in these dates, by engagements. All-time results', 12, postsTable),
  section('grid', 'Top posts in pictures', '8 of 224 posts published in these dates, by engagements', 12, posts),
  section('hashtags', 'Hashtags', 'Size by posts. Colour by engagements per post', 8, hashtags),
  section('post_types', 'Published posts', 'By type, all networks', 4, types),
  section('profiles', 'Profiles', '6 profiles, each with its change from the prior period', 12, table),
]

const codes: NetworkCode[] = ['facebook', 'instagram', 'linkedin', 'tiktok', 'twitter', 'youtube']

function tab(code: TabCode, report: Section[]): TabReport {
  const own = code === 'cross_channel' ? codes : codes.filter((one) => one === code)
  const summary = tiles(own)
  return {
    code,
    display: tabDisplay(code),
    summary,
    report,
    by_profile: own.map((network) => ({
      profile: { id: `demo-${network}`, name: 'Northbound Coffee', username: 'northboundcoffee', picture_url: null, network },
      summary: tiles([network]).map(({ key, value, prior }) => ({ key, value, prior })),
    })),
    coverage: {
      have: own.length * 29 - (code === 'cross_channel' || code === 'twitter' ? 1 : 0),
      expected: own.length * 29,
      notes: ['X has no 25 Oct, last 2 days partial'],
    },
    passports: passportsOf(own),
    extraText: null,
    hideIndicators: false,
  }
}

/** The sections of one network, each as wide as the page. */
function sectionsOf(code: NetworkCode): Section[] {
  const own: Readonly<Record<string, BlockData[] | undefined>> = { audience: [lineOf([code])], engagement: [columnOf([code])] }
  return shared
    .filter(({ key }) => ['audience', 'engagement', 'best_time', 'hashtags'].includes(key))
    .map((one) => ({ ...one, span: 12, content: own[one.key] ?? one.content }))
}

export const report: Report = {
  type: 'comprehensive',
  title: 'Social media performance report',
  version: 1,
  request: {
    type: 'comprehensive',
    profiles: codes.map((code) => `demo-${code}`),
    ...range,
    timezone: 'Europe/London',
    template_id: null,
    labels: [],
    labelMatch: 'any',
  },
  dates: range,
  days: { current: 29, prior: 29 },
  timezone: 'Europe/London',
  fetchedAt: '2026-11-20T06:12:00Z',
  entities: [{ entity_gid: 'group-northbound', name: 'Northbound Coffee' }],
  reports: {
    tabs: (['cross_channel', ...codes] as const).map((code) => ({
      code,
      display: tabDisplay(code),
      networks: codes
        .filter((one) => code === 'cross_channel' || one === code)
        .map((one) => ({
          value: `demo-${one}`,
          name: 'Northbound Coffee',
          username: 'northboundcoffee',
          picture_url: null,
          _code: one,
          _display: networks[one].display,
        })),
    })),
    crossChannel: tab('cross_channel', shared),
    networks: codes.map((code) => tab(code, sectionsOf(code))),
  },
  notes: ['X counts one day less: 25 Oct 2026 is missing and drawn as a gap.'],
  no_data: null,
  cover: null,
}
