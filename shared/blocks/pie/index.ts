import type { Kind } from '../kind.ts'
import { slicesReading } from '../slices-reading.ts'
import type { SlicesSpec } from '../slices-spec.ts'
import { PieData } from './data.ts'
import { pieSample } from './sample.ts'

export const pie: Kind<typeof PieData, SlicesSpec<'pie'>> = { data: PieData, reading: slicesReading, sample: pieSample }
