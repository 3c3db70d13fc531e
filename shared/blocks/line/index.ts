import type { Kind } from '../kind.ts'
import { seriesReading } from '../series-reading.ts'
import { LineData } from './data.ts'
import { lineSample } from './sample.ts'
import type { LineSpec } from './spec.ts'

export const line: Kind<typeof LineData, LineSpec> = { data: LineData, reading: seriesReading, sample: lineSample }
