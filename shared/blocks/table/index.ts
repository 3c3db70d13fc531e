import type { Kind } from '../kind.ts'
import { TableData } from './data.ts'
import { tableReading } from './reading.ts'
import { tableSample } from './sample.ts'
import type { TableSpec } from './spec.ts'

export const table: Kind<typeof TableData, TableSpec> = { data: TableData, reading: tableReading, sample: tableSample }
