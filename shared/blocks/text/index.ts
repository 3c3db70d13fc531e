import type { Kind } from '../kind.ts'
import { TextData } from './data.ts'
import { textReading } from './reading.ts'
import { textSample } from './sample.ts'
import type { TextSpec } from './spec.ts'

export const text: Kind<typeof TextData, TextSpec> = { data: TextData, reading: textReading, sample: textSample }
