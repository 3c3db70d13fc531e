import { addDays, defaultPrior } from '../dates/index.ts'
import { type NetworkCode, networks } from '../networks.ts'
import { days, from, pattern, type SampleSpec, sampleDays, sampleFigure, sampleHead } from './sample.ts'
import type { Series } from './series-chart.ts'

const { from: priorFrom } = defaultPrior({ from, to: addDays(from, days - 1) })
const priorLabels = pattern.map((_, day) => addDays(priorFrom, day))

/** A week of days, one series a network. */
export function seriesSample(spec: SampleSpec, codes: readonly NetworkCode[]) {
  const values = codes.map(
    (code, index): Series => ({
      key: code,
      label: networks[code].display,
      color: `n-${code}`,
      unit: 'count',
      values: pattern.map((value) => value * (index + 1)),
      prior: pattern.map((value) => value * (index + 1) * 0.9),
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
    priorTotal: pattern,
    partialFrom: days - 2,
    total: sampleFigure(spec.metric, 0),
  }
}
