import type { BlockSample } from '../sample.ts'
import { seriesSample } from '../series-sample.ts'

export const columnSample: BlockSample<'column'> = (spec, codes) => ({ kind: 'column', ...seriesSample(spec, codes), stacked: codes.length > 1 })
