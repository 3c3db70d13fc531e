import { type BlockSample, sampleHead } from '../sample.ts'
import type { MapData } from './data.ts'

const countries = [['GB', 'United Kingdom', 60] as const, ['US', 'United States', 30] as const, ['IE', 'Ireland', 10] as const]

export const mapSample: BlockSample<MapData> = (spec) => ({
  kind: 'map',
  ...sampleHead(spec),
  type: 'chart',
  unit: 'count',
  values: countries.map(([code, label, share]) => ({ code, label, value: share * 100, share, change: null })),
  colors: ['s3', 's7'],
  total: 10_000,
})
