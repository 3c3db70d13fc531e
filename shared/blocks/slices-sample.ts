import type { NetworkCode } from '../networks.ts'
import { type SampleSpec, sampleHead, samplePartsOf } from './sample.ts'
import { sampleFigure } from './sample-figure.ts'

/** A part a network. */
export function slicesSample(spec: SampleSpec, codes: readonly NetworkCode[]) {
  const values = samplePartsOf(codes).map(({ key, label, color, codes: own }) => ({ key, label, color, value: sampleFigure(spec.metric, own).value ?? 0 }))
  const total = { label: spec.totalLabel, value: values.reduce((sum, { value }) => sum + value, 0) }
  return {
    ...sampleHead(spec),
    type: 'chart' as const,
    unit: spec.metric.unit,
    values: values.map((part) => ({ ...part, share: (part.value / total.value) * 100 })),
    colors: values.map(({ color }) => color),
    total,
  }
}
