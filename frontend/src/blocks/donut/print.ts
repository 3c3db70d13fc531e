import type { BlockPrint } from '../block-print.ts'
import { slicesPrint } from '../chart/slices-print.ts'
import { DonutView } from './view.tsx'

export const donutPrint: BlockPrint<'donut'> = { ...slicesPrint, View: DonutView }
