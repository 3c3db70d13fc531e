import { later } from '../../lib/later.ts'
import { series } from '../chart/series-entry.ts'
import type { KindOfBlock } from '../kind.ts'
import { LineView } from './view.tsx'

export const line: KindOfBlock<'line'> = {
  View: LineView,
  ...series,
  print: later(async () => (await import('./print.ts')).linePrint),
  sample: later(async () => (await import('./sample.ts')).lineSample),
}
