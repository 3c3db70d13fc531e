import type { Kind } from '../kind.ts'
import { MapData } from './data.ts'
import { mapReading } from './reading.ts'
import { mapSample } from './sample.ts'
import type { MapSpec } from './spec.ts'

export const map: Kind<typeof MapData, MapSpec> = { data: MapData, reading: mapReading, sample: mapSample }
