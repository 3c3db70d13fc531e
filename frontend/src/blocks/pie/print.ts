import type { BlockPrint } from '../block-print.ts'
import { slicesPrint } from '../chart/slices-print.ts'
import { PieView } from './view.tsx'

export const piePrint: BlockPrint<'pie'> = { ...slicesPrint, View: PieView }
