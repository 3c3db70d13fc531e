import { addDays, defaultPrior } from '../dates/index.ts'
import type { NetworkCode } from '../networks.ts'
import { days, from, pattern, type SampleSpec, sampleDays, sampleHead, samplePartsOf, splitBy } from './sample.ts'
import { isLevel, type SampleMetric, sampleFigure } from './sample-figure.ts'
import type { Series } from './series-chart.ts'

const { from: priorFrom } = defaultPrior({ from, to: addDays(from, days - 1) })
const priorLabels = pattern.map((_, day) => addDays(priorFrom, day))

/** A week of days, one series a network. What adds up over days and networks adds up to the total. */
export function seriesSample(spec: SampleSpec, codes: readonly NetworkCode[]) {
  const { metric } = spec
  const values = samplePartsOf(codes).map(({ codes: own, ...part }): Series => {
    const { value, prior } = sampleFigure(metric, own, codes)
    const step = ((value ?? 0) - (prior ?? 0)) / days
    return { ...part, unit: metric.unit, values: daysOf(metric, value ?? 0, step), prior: daysOf(metric, prior ?? 0, step) }
  })
  return {
    ...sampleHead(spec),
    type: 'chart' as const,
    bucket: 'day' as const,
    unit: metric.unit,
    labels: sampleDays,
    priorLabels,
    values,
    colors: values.map(({ color }) => color),
    priorTotal: pattern.map((_, day) => values.reduce((sum, { prior }) => sum + (prior?.[day] ?? 0), 0) / (isLevel(metric) ? Math.max(1, values.length) : 1)),
    partialFrom: days - 2,
    // unique people are not added over days
    total: metric.class === 'UNIQUE' ? null : sampleFigure(metric, codes),
  }
}

const mean = pattern.reduce((sum, value) => sum + value, 0) / days

/** Levels and unique people are about as many on each day, a stock grows by steps to the whole, and the rest is spread over the days. */
function daysOf(metric: SampleMetric, whole: number, step: number): number[] {
  if (isLevel(metric)) return pattern.map((value) => whole * (0.98 + (value / mean) * 0.02))
  if (metric.class === 'UNIQUE') return pattern.map((value) => Math.round(whole * (0.8 + (value / mean) * 0.2)))
  if (metric.class === 'STOCK') return pattern.map((_, day) => Math.round(whole - (days - 1 - day) * step))
  return splitBy(whole, pattern)
}
