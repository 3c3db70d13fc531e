import type { BlockPrint } from '../block-print.ts'
import { seriesPrint } from '../chart/series-print.ts'
import { LineView } from './view.tsx'

export const linePrint: BlockPrint<'line'> = { ...seriesPrint, View: LineView }
