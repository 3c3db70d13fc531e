import { later } from '../../lib/later.ts'
import { slicesTable } from '../chart/slices-table.ts'
import type { KindOfBlock } from '../kind.ts'
import { PieView } from './view.tsx'

export const pie: KindOfBlock<'pie'> = {
  View: PieView,
  table: slicesTable,
  print: later(async () => (await import('./print.ts')).piePrint),
  sample: later(async () => (await import('./sample.ts')).pieSample),
}
