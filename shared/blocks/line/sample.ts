import type { BlockSample } from '../sample.ts'
import { seriesSample } from '../series-sample.ts'

export const lineSample: BlockSample<'line'> = (spec, codes) => ({ kind: 'line', ...seriesSample(spec, codes) })
