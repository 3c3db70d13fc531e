/** Which stored days of a profile a figure is made of, and why one of them is not in it. */

import { rowMessages } from '../../../../../shared/export-messages.ts'
import {
  delta,
  type MeasureId,
  type MetricId,
  measuresOf,
  metrics,
  offers,
  partsOf,
  publicPartsOf,
  type RatioMetric,
} from '../../../../../shared/metrics/index.ts'
import { longestCarry } from '../../../../../shared/metrics/stock.ts'
import type { NetworkCode } from '../../../../../shared/networks.ts'
import type { Period } from '../../../reports/engine/common/period.ts'
import { daysOf, type ProfileDataset, type Window } from '../../../reports/engine/daily/dataset.ts'
import { metricSeries, storedSeries } from '../../../reports/engine/daily/metric-series.ts'
import type { WhyNot } from '../cells.ts'

const { whyNot, terms } = rowMessages

/** A measure as one term of a figure, from an index of the window on: days of the lead stand before the range. */
export type Reading = { readonly measure: MeasureId; readonly term: string; readonly from: number; readonly why: (index: number) => WhyNot }

type Of = { readonly member: ProfileDataset; readonly period: Period; readonly window: Window; readonly points: boolean }

const counts = () => null

/** `points`: of a chart, in which every day has a value of its own. Nothing for a network that does not offer the figure. */
export function readingsOf(id: MetricId, of: Of): Reading[] {
  const { network } = of.member.profile
  if (!offers(network, id)) return []
  const metric = metrics[id]
  switch (metric.class) {
    case 'RATIO':
      return ratioReadings(metric, of)
    case 'DELTA':
      return deltaReadings(metric, of)
    case 'STOCK':
      return read(measuresFor(id, network), metric.title, of.window.lead - longestCarry, levelVerdict(storedSeries(id, of.member, of.window), of))
    default:
      return flowReadings(id, of)
  }
}

function read(measures: readonly MeasureId[], term: string, from: number, why: Reading['why'] = counts): Reading[] {
  return measures.map((measure) => ({ measure, term, from, why }))
}

function measuresFor(id: MetricId, network: NetworkCode): readonly MeasureId[] {
  const metric = metrics[id]
  return 'source' in metric ? (measuresOf(metric, network) ?? []) : []
}

/** Parts stand aside on a day for which the network gives its own total. */
function flowReadings(id: MetricId, { member, window }: Of): Reading[] {
  const metric = metrics[id]
  const { network } = member.profile
  const { lead } = window
  if (!('source' in metric) || !('rule' in metric.source)) return read(measuresFor(id, network), metric.title, lead)
  if (metric.source.rule === 'posts') return []
  if (metric.source.rule === 'public_engagements') return read(publicPartsOf(network), metric.title, lead)
  const own = daysOf(window, 'engagements')
  const parts = partsOf(network).filter((part) => part !== 'engagements')
  const why = (index: number) => (Number.isNaN(own[index]) ? null : whyNot.ownTotal)
  return [...read(['engagements'], metric.title, lead), ...read(parts, metric.title, lead, why)]
}

/** Of two flows the days that have both. */
function ratioReadings({ num, den }: RatioMetric, of: Of): Reading[] {
  const { lead } = of.window
  const above = readingsOf(num, of)
  if (den === 'days') return above
  if (den === 'baseline') return [...above, ...read(['followers'], terms.baseline, lead - 1, (index) => (index < lead ? null : whyNot.nothing))]
  const below = readingsOf(den, of)
  if (metrics[num].class !== 'FLOW' || metrics[den].class !== 'FLOW') return [...above, ...below]
  const paired = (readings: readonly Reading[], other: MetricId): Reading[] => {
    const line = metricSeries(other, of.member, of.period)
    const lacks = (index: number) => Number.isNaN(line[index - lead] ?? Number.NaN)
    return readings.map((reading) => ({ ...reading, why: (index) => reading.why(index) ?? (lacks(index) ? whyNot.alone(metrics[other].title) : null) }))
  }
  return [...paired(above, den), ...paired(below, num)]
}

/** Of a whole range the last level known counts, a week old at most; of a chart each, and before it those that are carried into it. */
function levelVerdict(values: Float64Array, { window, points }: Of): Reading['why'] {
  const end = window.lead + window.days - 1
  let last = end
  while (last >= 0 && Number.isNaN(values[last])) last--
  if (points) return (index) => (index >= window.lead || isCarried(values, index, window) ? null : whyNot.before)
  return (index) => (index < last ? whyNot.laterLevel : end - index > longestCarry ? whyNot.old : null)
}

/** Whether the level of a day before the range is the last one known when the range begins. */
function isCarried(values: Float64Array, index: number, { lead }: Window): boolean {
  for (let later = index + 1; later <= lead; later++) if (!Number.isNaN(values[later])) return false
  return true
}

type DeltaMeasures = { readonly stock: MetricId; readonly gained: MetricId; readonly lost: MetricId }

/** Asks the rule itself whether it went by levels or by what was gained and lost. */
function deltaReadings({ stock, gained, lost }: DeltaMeasures, of: Of): Reading[] {
  const { member, window, points } = of
  const { network } = member.profile
  const [start, end] = [window.lead, window.lead + window.days]
  const byFlows = member.matched?.by === 'flows'
  const [levels, up, down] = [
    byFlows ? new Float64Array() : storedSeries(stock, member, window),
    storedSeries(gained, member, window),
    storedSeries(lost, member, window),
  ]
  const { rule } = delta({ stock: levels, gained: up, lost: down, start, end })
  const isLevels = rule === 'levels' || rule === 'first'
  const known = [...levels.keys()].filter((index) => index >= start - 1 && !Number.isNaN(levels[index]))
  const ends = new Set([known[0], known.at(-1)])
  const level = (index: number) => (isLevels ? (points || ends.has(index) ? null : whyNot.betweenLevels) : rule === 'none' ? whyNot.nothing : whyNot.flows)
  // of a day that lacks one of the two neither is known to be all
  const alone = (index: number) => [up, down].findIndex((values) => Number.isNaN(values[index] ?? Number.NaN))
  const flow = (index: number) =>
    isLevels ? whyNot.levels : rule === 'none' ? whyNot.nothing : alone(index) < 0 ? null : whyNot.alone(metrics[alone(index) === 0 ? gained : lost].title)
  return [
    ...read(measuresFor(stock, network), metrics[stock].title, start - 1, level),
    ...[gained, lost].flatMap((id) => read(measuresFor(id, network), metrics[id].title, start, flow)),
  ]
}
