import type { Kind } from '../kind.ts'
import { slicesReading } from '../slices-reading.ts'
import type { SlicesSpec } from '../slices-spec.ts'
import { DonutData } from './data.ts'
import { donutSample } from './sample.ts'

export const donut: Kind<typeof DonutData, SlicesSpec<'donut'>> = { data: DonutData, reading: slicesReading, sample: donutSample }
