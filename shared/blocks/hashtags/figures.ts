import { hashtagFigures } from '../../metrics/shown.ts'
import type { BlockFigures } from '../figures.ts'

export const hashtagsFigures: BlockFigures<'hashtags'> = () => [...hashtagFigures]
