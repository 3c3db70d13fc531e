import type { BlockSample } from '../sample.ts'
import { slicesSample } from '../slices-sample.ts'

export const donutSample: BlockSample<'donut'> = (spec, codes) => ({ kind: 'donut', ...slicesSample(spec, codes) })
