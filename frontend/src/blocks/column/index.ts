import { later } from '../../lib/later.ts'
import { series } from '../chart/series-entry.ts'
import type { KindOfBlock } from '../kind.ts'
import { ColumnView } from './view.tsx'

export const column: KindOfBlock<'column'> = {
  View: ColumnView,
  ...series,
  print: later(async () => (await import('./print.tsx')).columnPrint),
  sample: later(async () => (await import('./sample.ts')).columnSample),
}
