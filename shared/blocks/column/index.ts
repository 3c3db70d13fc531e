import type { Kind } from '../kind.ts'
import { seriesReading } from '../series-reading.ts'
import { ColumnData } from './data.ts'
import { columnSample } from './sample.ts'
import type { ColumnSpec } from './spec.ts'

export const column: Kind<typeof ColumnData, ColumnSpec> = { data: ColumnData, reading: seriesReading, sample: columnSample }
