import { later } from '../../lib/later.ts'
import { slicesTable } from '../chart/slices-table.ts'
import type { KindOfBlock } from '../kind.ts'
import { DonutView } from './view.tsx'

export const donut: KindOfBlock<'donut'> = {
  View: DonutView,
  table: slicesTable,
  print: later(async () => (await import('./print.ts')).donutPrint),
  sample: later(async () => (await import('./sample.ts')).donutSample),
}
