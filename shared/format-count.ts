/** How sentences write a count: with separators between thousands, in the digits of whoever reads (formats.ts). */
import { inDigits } from './formats.ts'

/** "1,234". Of whole numbers: figures with decimals or a unit are for `formatFigure`. */
export const formatCount = (count: number): string => inDigits(count.toLocaleString('en-GB'))
