import type { Kind } from '../kind.ts'
import { BarData } from './data.ts'
import { barReading } from './reading.ts'
import { barSample } from './sample.ts'
import type { BarSpec } from './spec.ts'

export const bar: Kind<typeof BarData, BarSpec> = { data: BarData, reading: barReading, sample: barSample }
