import type { BlockFigures } from '../figures.ts'
import type { Column } from './data.ts'

/** Columns name their figures themselves. */
export const columnFigures = (header: readonly Column[]): string[] => [...new Set(header.flatMap(({ passport }) => passport ?? []))]

export const tableFigures: BlockFigures<'table'> = (_, { header }) => columnFigures(header)
