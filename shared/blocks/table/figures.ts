import type { BlockFigures } from '../figures.ts'

/** Its columns name their figures themselves. */
export const tableFigures: BlockFigures<'table'> = (_, { header }) => [...new Set(header.flatMap(({ passport }) => passport ?? []))]
