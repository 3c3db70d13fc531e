import type { BlockSample } from '../sample.ts'
import { seriesSample } from '../series-sample.ts'
import type { ColumnData } from './data.ts'

export const columnSample: BlockSample<ColumnData> = (spec, codes) => ({ kind: 'column', ...seriesSample(spec, codes), stacked: codes.length > 1 })
