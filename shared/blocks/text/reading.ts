import type { BlockReading } from '../reading.ts'

/** Words hold no figures. */
export const textReading: BlockReading<'text'> = { read: () => null, told: () => [] }
