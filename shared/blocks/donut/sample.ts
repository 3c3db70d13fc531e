import type { BlockSample } from '../sample.ts'
import { slicesSample } from '../slices-sample.ts'
import type { DonutData } from './data.ts'

export const donutSample: BlockSample<DonutData> = (spec, codes) => ({ kind: 'donut', ...slicesSample(spec, codes) })
