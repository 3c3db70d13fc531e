import { addDays, defaultPrior } from '../dates/index.ts'
import { type NetworkCode, networks } from '../networks.ts'
import { days, from, pattern, type SampleMetric, type SampleSpec, sampleDays, sampleFigure, sampleHead, sampleShares } from './sample.ts'
import type { Series } from './series-chart.ts'

const { from: priorFrom } = defaultPrior({ from, to: addDays(from, days - 1) })
const priorLabels = pattern.map((_, day) => addDays(priorFrom, day))

/** A week of days, one series a network. What adds up over days and networks adds up to the total. */
export function seriesSample(spec: SampleSpec, codes: readonly NetworkCode[]) {
  const total = sampleFigure(spec.metric, 0)
  const shares = sampleShares(codes.length)
  const week = (whole: number | null) => codes.map((_, index) => daysOf(spec.metric, whole ?? 0, shares[index] ?? 0))
  const [current, prior] = [week(total.value), week(total.prior)]
  const values = codes.map(
    (code, index): Series => ({
      key: code,
      label: networks[code].display,
      color: `n-${code}`,
      unit: spec.metric.unit,
      values: current[index] ?? [],
      prior: prior[index] ?? [],
      badge: { network: code },
    }),
  )
  return {
    ...sampleHead(spec),
    type: 'chart' as const,
    bucket: 'day' as const,
    unit: spec.metric.unit,
    labels: sampleDays,
    priorLabels,
    values,
    colors: values.map(({ color }) => color),
    priorTotal: pattern.map((_, day) => prior.reduce((sum, one) => sum + (one[day] ?? 0), 0) / (isLevel(spec.metric) ? Math.max(1, prior.length) : 1)),
    partialFrom: days - 2,
    total,
  }
}

/** A rate, a mean or a score: of the same size on each day and for each network. */
const isLevel = ({ class: rule }: SampleMetric) => rule === 'RATIO' || rule === 'MEAN' || rule === 'SHARE'

const all = pattern.reduce((sum, value) => sum + value, 0)

function daysOf(metric: SampleMetric, whole: number, share: number): number[] {
  const rounded = (value: number) => (Number.isInteger(whole) ? Math.round(value) : value)
  return pattern.map((value, day) => {
    if (isLevel(metric)) return whole * (0.9 + share / 5) * (1 + (value / all) * 0.2)
    if (metric.class === 'STOCK') return rounded(whole * share * (1 - (days - 1 - day) * 0.003))
    return rounded((whole * share * value) / all)
  })
}
