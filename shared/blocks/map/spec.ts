import type { SpecHead } from '../spec.ts'

/** Followers by country. */
export type MapSpec = SpecHead & { kind: 'map' }
