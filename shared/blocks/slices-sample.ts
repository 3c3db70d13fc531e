import { type NetworkCode, networks } from '../networks.ts'
import { type SampleSpec, sampleFigure, sampleHead, sampleShares } from './sample.ts'

/** A part a network, each smaller than the one before. */
export function slicesSample(spec: SampleSpec, codes: readonly NetworkCode[]) {
  const shares = sampleShares(codes.length)
  const values = codes.map((code, index) => ({
    key: code,
    label: networks[code].display,
    color: `n-${code}`,
    value: Math.round((sampleFigure({ ...spec.metric, unit: 'count' }, 0).value ?? 0) * (shares[index] ?? 0)),
  }))
  const total = { label: spec.totalLabel, value: values.reduce((sum, { value }) => sum + value, 0) }
  return {
    ...sampleHead(spec),
    type: 'chart' as const,
    unit: 'count' as const,
    values: values.map((part) => ({ ...part, share: (part.value / total.value) * 100 })),
    colors: values.map(({ color }) => color),
    total,
  }
}
