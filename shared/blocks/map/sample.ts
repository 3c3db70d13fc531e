import { type BlockSample, sampleHead, splitBy } from '../sample.ts'
import { sampleFigure } from '../sample-figure.ts'
import type { MapData } from './data.ts'

const countries = [['GB', 'United Kingdom', 60] as const, ['US', 'United States', 30] as const, ['IE', 'Ireland', 10] as const]

export const mapSample: BlockSample<MapData> = (spec, codes) => {
  const total = sampleFigure({ ...spec.metric, class: 'FLOW', unit: 'count' }, codes).value ?? 0
  const values = splitBy(
    total,
    countries.map(([, , share]) => share),
  )
  return {
    kind: 'map',
    ...sampleHead(spec),
    type: 'chart',
    unit: 'count',
    values: countries.map(([code, label, share], index) => ({ code, label, value: values[index] ?? 0, share, change: null })),
    colors: ['s3', 's7'],
    total,
  }
}
