import { networks } from '../../networks.ts'
import { type BlockSample, sampleFigure, sampleHead } from '../sample.ts'
import type { BarData } from './data.ts'

export const barSample: BlockSample<BarData> = (spec, codes) => {
  const values = codes.map((code, index) => ({
    key: code,
    label: networks[code].display,
    color: `n-${code}`,
    figure: sampleFigure(spec.metric, 0, 1 / (1 + index / 3)),
    badge: { network: code },
  }))
  return { kind: 'bar', ...sampleHead(spec), type: 'chart', unit: spec.metric.unit, values, colors: values.map(({ color }) => color) }
}
