import type { BlockSample } from '../sample.ts'
import { slicesSample } from '../slices-sample.ts'
import type { PieData } from './data.ts'

export const pieSample: BlockSample<PieData> = (spec, codes) => ({ kind: 'pie', ...slicesSample(spec, codes) })
