/** The report of P1 and P3: ten pages, ten charts of 29 days; the other arm draws the same ones. */

import type { Series } from '../../shared/blocks/series-chart.ts'
import { addDays } from '../../shared/dates/index.ts'
import type { Section, TabReport } from '../../shared/reports/report.ts'
import { emptyReport } from '../../test/builders/report.ts'
import { random } from '../seed/random.ts'

const days = 29
const first = '2026-10-23'
const networks = ['facebook', 'instagram', 'linkedin', 'twitter', 'tiktok', 'youtube'] as const

export type BenchChart = { title: string; stacked: boolean; labels: string[]; series: Series[] }

/** As in the report of all networks: a line with the prior period dashed under it, or columns stacked by network. */
export const charts: BenchChart[] = Array.from({ length: 10 }, (_, chart) => {
  const stacked = chart % 2 === 1
  return {
    title: `Chart ${chart + 1}`,
    stacked,
    labels: Array.from({ length: days }, (_, day) => addDays(first, day)),
    series: (stacked ? networks : networks.slice(0, 1)).map((network, i) => {
      const next = random('pdf', chart, network)
      const values = () => Array.from({ length: days }, () => Math.round(2000 * (i + 1) * (0.6 + next())))
      return { key: network, label: network, color: stacked ? `n-${network}` : 'c1', unit: 'count', values: values(), prior: stacked ? null : values() }
    }),
  }
})

/** Sections, each of which begins a page however few charts it holds. */
const topics = ['audience', 'impressions', 'engagement', 'video', 'publishing', 'demographics']

/** Charts on each chart page, in the order of {@link topics}; with cover, contents, figures and coverage that makes ten pages of ten charts. */
export const tenCharts = [2, 2, 2, 2, 1, 1]

/** Of more charts than ten, the same come again. */
export function pdfReport(perPage: readonly number[]) {
  const { crossChannel } = emptyReport().reports
  const coverage = { have: 160, expected: 174, notes: ['TikTok gave no figures for 14 of 29 days.'] }
  const tab: TabReport = { ...crossChannel, coverage, report: sections(perPage) }
  return emptyReport({ reports: { tabs: [], crossChannel: tab, networks: [] } })
}

function sections(perPage: readonly number[]): Section[] {
  let drawn = 0
  const next = () => charts.slice(drawn % charts.length, (drawn++ % charts.length) + 1)
  return perPage.map((size, page) => ({
    key: topics[page] ?? `bench-${page}`,
    title: `Page ${page + 1}`,
    subTitle: null,
    label: null,
    span: 12,
    pageBreak: true,
    content: Array.from({ length: size }, next).flat().map(block),
  }))
}

function block({ title, stacked, labels, series }: BenchChart): Section['content'][number] {
  const chart = {
    key: title,
    title,
    subTitle: null,
    passports: [],
    no_data: null,
    type: 'chart' as const,
    bucket: 'day' as const,
    unit: 'count' as const,
    labels,
    priorLabels: labels.map((date) => addDays(date, -days)),
    values: series,
    colors: series.map(({ color }) => color),
    priorTotal: null,
    partialFrom: days - 2,
    total: null,
  }
  return stacked ? { kind: 'column', ...chart, stacked } : { kind: 'line', ...chart }
}
