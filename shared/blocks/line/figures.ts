import type { BlockFigures } from '../figures.ts'

export const lineFigures: BlockFigures<'line'> = ({ metric }) => [metric]
