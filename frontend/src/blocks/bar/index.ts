import { later } from '../../lib/later.ts'
import type { KindOfBlock } from '../kind.ts'
import { barTable } from './table.ts'
import { BarView } from './view.tsx'

export const bar: KindOfBlock<'bar'> = {
  View: BarView,
  table: barTable,
  print: later(async () => (await import('./print.ts')).barPrint),
  sample: later(async () => (await import('./sample.ts')).barSample),
}
