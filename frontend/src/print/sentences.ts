/** Sentences computed from figures: templates, no model. One whose figure or block is not in the report is not written. */

import type { BlockOf } from '../../../shared/blocks/index.ts'
import { timesText } from '../../../shared/blocks/peak.ts'
import type { Figure } from '../../../shared/blocks/shared.ts'
import { changeWords, isOfWhole } from '../../../shared/change-words.ts'
import { formatFigure, growthDirection } from '../../../shared/format.ts'
import type { MetricId } from '../../../shared/metrics/index.ts'
import type { Citation, Summary } from '../../../shared/narrative/schema.ts'
import { isWhole } from '../../../shared/networks.ts'
import type { Report, TabReport, Tile } from '../../../shared/reports/report.ts'
import { peakOf } from '../blocks/chart/peak.ts'
import { asSeriesChart } from '../blocks/chart/series.ts'
import { bucketIn } from '../blocks/dates.ts'
import { bestHours, type Hour } from '../blocks/heatmap/hours.ts'
import { onlyNetwork } from './only-network.ts'

/** `section` names the block that proves the sentence. */
export type Sentence = { lead: string; rest: string; section: string | null }
export type Advice = { heading: string; items: readonly Sentence[] }

export function tileOf(tab: TabReport, key: string): Tile | null {
  return tab.summary.find((tile) => tile.key === key && tile.value !== null) ?? null
}

/** "rose 17.5%", "fell 6.5%", "did not change"; null when there is nothing to compare. */
function moved(figure: Figure): string | null {
  const words = changeWords(figure)
  return words && `${words.verb} ${words.size}`.trim()
}

function short(tile: Tile): string {
  return formatFigure(tile.value, tile.unit, 'compact')
}

/** What a headline tells of, where a report has it. */
const firstTold = ['impressions', 'engagements', 'posts_published', 'followers'] as const satisfies readonly MetricId[]

/** "Impressions rose 17.5% to 3.96M and engagements rose 17.6% to 187K." */
export function headline(tab: TabReport): string | null {
  const usual = firstTold.flatMap((key) => tileOf(tab, key) ?? [])
  // a report about other things says what stands first in it
  const tiles = (usual.length > 1 || tileOf(tab, 'impressions') ? usual : tab.summary.filter(({ value }) => value !== null)).slice(0, 2)
  const clauses = tiles.map((tile) => {
    const move = tab.hideIndicators ? null : moved(tile.figure)
    if (move === 'did not change') return `${tile.title} stayed at ${short(tile)}`
    return move ? `${tile.title} ${move} to ${short(tile)}` : `${tile.title}: ${short(tile)}`
  })
  const [first, second] = clauses
  if (!first) return null
  if (!second) return `${first}.`
  const spoken = second[0]?.toLowerCase() + second.slice(1)
  return first.includes(': ') || second.includes(': ') ? `${first}, ${spoken}.` : `${first} and ${spoken}.`
}

/** The rail's sentence for a figure: "Followers rose 4% to 243,455." */
export function tileSentence(tab: TabReport, tile: Tile): string {
  const move = tab.hideIndicators ? null : moved(tile.figure)
  const value = formatFigure(tile.value, tile.unit)
  return move && move !== 'did not change' ? `${tile.title} ${move} to ${value}.` : `${tile.title}: ${value}${move ? ', as before' : ''}.`
}

function growthLeader(report: Report): Sentence | null {
  const total = tileOf(report.reports.crossChannel, 'net_growth')
  if (!total || total.value === null || total.value <= 0) return null
  const best = report.reports.networks
    .flatMap((tab) => {
      const tile = tileOf(tab, 'net_growth')
      return tile?.value ? [{ name: tab.display, value: tile.value }] : []
    })
    .sort((one, other) => other.value - one.value)[0]
  const lead = `${formatFigure(total.value, 'count')} followers gained, net.`
  if (!best || best.value <= 0 || report.reports.networks.length < 2) return { lead, rest: '', section: 'audience_growth' }
  const share = best.value <= total.value ? ` (${Math.round((best.value / total.value) * 100)}%)` : ''
  return { lead, rest: `${formatFigure(best.value, 'count')}${share} came on ${best.name}.`, section: 'audience_growth' }
}

function seriesBlock(tab: TabReport, section: string): BlockOf<'column'> | BlockOf<'line'> | null {
  const block = tab.report.find((one) => one.key === section)?.content[0]
  return block && block.no_data === null && 'bucket' in block ? block : null
}

/** "Wed 11 Nov was the busiest day with 487K impressions, 1.9 times a normal day." */
export function peakSentence(tab: TabReport, section: string, what: string): Sentence | null {
  const block = seriesBlock(tab, section)
  const chart = block && asSeriesChart(block)
  // what a line tells is a level or a balance, which is not busy
  const peak = chart?.kind === 'column' ? peakOf(chart) : null
  const label = peak ? block?.labels[peak.index] : undefined
  if (!block || !peak || label === undefined) return null
  return {
    lead: `${bucketIn(block.labels, label, block.bucket)} was the busiest ${block.bucket}`,
    rest: `with ${formatFigure(peak.value, 'count', 'compact')} ${what}${peak.times === null ? '' : `, ${timesText(peak.times)} a normal ${block.bucket}`}.`,
    section,
  }
}

function rate(tab: TabReport): Sentence | null {
  const tile = tileOf(tab, 'er_impressions')
  if (!tile || tile.prior === null || !isOfWhole(tile.figure) || tab.hideIndicators) return null
  const direction = growthDirection(tile.figure.growth, tile.unit)
  if (direction === 'flat') return null
  return {
    lead: `The engagement rate ${direction === 'up' ? 'rose' : 'fell'} from ${formatFigure(tile.prior, tile.unit)} to ${formatFigure(tile.value, tile.unit)}.`,
    rest: '',
    section: 'engagement_rate',
  }
}

function againstTrend(report: Report): Sentence | null {
  const all = tileOf(report.reports.crossChannel, 'impressions')
  if (!all || report.reports.crossChannel.hideIndicators || all.figure.growth.kind !== 'percent' || !isOfWhole(all.figure)) return null
  const sign = Math.sign(all.figure.growth.value ?? 0)
  const other = report.reports.networks
    .flatMap((tab) => {
      const tile = tileOf(tab, 'impressions')
      const growth = tile?.figure.growth
      return tile &&
        isOfWhole(tile.figure) &&
        growth?.kind === 'percent' &&
        growth.value !== null &&
        Math.abs(growth.value) >= 1 &&
        Math.sign(growth.value) === -sign
        ? [{ tab, tile }]
        : []
    })
    .sort((one, two) => (two.tile.value ?? 0) - (one.tile.value ?? 0))[0]
  if (!other) return null
  return { lead: `${other.tab.display} went the other way.`, rest: `Impressions ${moved(other.tile.figure)} to ${short(other.tile)}.`, section: 'impressions' }
}

function bestTime(tab: TabReport): Hour[] {
  const block = tab.report.find((section) => section.key === 'best_time')?.content[0]
  return block && 'best' in block ? bestHours(block) : []
}

function hours(tab: TabReport): Sentence | null {
  const [first, second] = bestTime(tab)
  if (!first) return null
  if (!second) return { lead: `${first.day} ${first.hour} earned most per post.`, rest: '', section: 'best_time' }
  return { lead: 'Two hours stand out.', rest: `${first.day} ${first.hour} and ${second.day} ${second.hour} earned most per post.`, section: 'best_time' }
}

const most = 5

/** The report's summary; null for a report that was sealed without one, and for one network of several. */
function summaryOf(report: Report, tab: TabReport): Summary | null {
  // a report of one network prints its tab in place of that of all
  const { ai_summary: written } = report
  const isOfAll = isWhole(tab.code) || onlyNetwork(report) !== undefined
  return written && isOfAll && written.summary.cited.summary.length > 0 ? written : null
}

/** The first section of the tab that proves it. */
function provingSection(tab: TabReport, cites: readonly Citation[]): string | null {
  const has = (key: string) => tab.report.some((section) => section.key === key)
  const drawn = (key: string) => tab.summary.find((tile) => tile.key === key)?.about?.section
  return cites.flatMap(({ section, block }) => section ?? drawn(block) ?? []).find(has) ?? null
}

/** What the first page with figures says: its summary as on screen, else sentences of its own; at most five after the first. */
export function glanceSentences(report: Report, tab: TabReport): { line: string | null; said: readonly Sentence[] } {
  const { summary = [], highlights = [] } = summaryOf(report, tab)?.summary.cited ?? {}
  const [first, ...more] = [...summary, ...highlights].slice(0, most + 1)
  if (!first) return { line: headline(tab), said: ownSentences(report, tab) }
  return { line: first.text, said: more.map(({ text, cites }) => ({ lead: '', rest: text, section: provingSection(tab, cites) })) }
}

/** What its summary concludes and recommends, under the headings of the screen; a heading with nothing under it is left out. */
export function glanceAdvice(report: Report, tab: TabReport): Advice[] {
  const { conclusions = [], recommendations = [] } = summaryOf(report, tab) ?? {}
  const under = (heading: string, list: Summary['conclusions']) => ({
    heading,
    items: list.map(({ title, description, cites }) => ({ lead: `${title}.`, rest: description, section: provingSection(tab, cites) })),
  })
  return [under('Conclusions', conclusions), under('Recommendations', recommendations)].filter(({ items }) => items.length > 0)
}

function ownSentences(report: Report, tab: TabReport): Sentence[] {
  return [
    growthLeader(report),
    peakSentence(tab, 'impressions', 'impressions') ?? peakSentence(tab, 'engagement', 'engagements'),
    rate(tab),
    againstTrend(report),
    hours(tab),
  ].flatMap((sentence) => sentence ?? [])
}
