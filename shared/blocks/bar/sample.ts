import { type BlockSample, sampleHead, samplePartsOf } from '../sample.ts'
import { sampleFigure } from '../sample-figure.ts'
import type { BarData } from './data.ts'

export const barSample: BlockSample<BarData> = (spec, codes) => {
  const values = samplePartsOf(codes).map(({ codes: own, ...part }) => ({ ...part, figure: sampleFigure(spec.metric, own, codes) }))
  return { kind: 'bar', ...sampleHead(spec), type: 'chart', unit: spec.metric.unit, values, colors: values.map(({ color }) => color) }
}
