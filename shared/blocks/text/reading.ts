import type { BlockReading } from '../reading.ts'
import type { TextData } from './data.ts'

/** Words hold no figures. */
export const textReading: BlockReading<TextData> = { read: () => null, told: () => [] }
