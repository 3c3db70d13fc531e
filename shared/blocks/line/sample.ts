import type { BlockSample } from '../sample.ts'
import { seriesSample } from '../series-sample.ts'
import type { LineData } from './data.ts'

export const lineSample: BlockSample<LineData> = (spec, codes) => ({ kind: 'line', ...seriesSample(spec, codes) })
