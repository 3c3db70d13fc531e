import type { BlockFigures } from '../figures.ts'

export const textFigures: BlockFigures<'text'> = () => []
