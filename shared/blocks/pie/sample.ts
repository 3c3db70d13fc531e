import type { BlockSample } from '../sample.ts'
import { slicesSample } from '../slices-sample.ts'

export const pieSample: BlockSample<'pie'> = (spec, codes) => ({ kind: 'pie', ...slicesSample(spec, codes) })
