import { later } from '../../lib/later.ts'
import type { KindOfBlock } from '../kind.ts'
import { TableView } from './view.tsx'

export const table: KindOfBlock<'table'> = {
  View: TableView,
  table: null,
  flush: true,
  print: later(async () => (await import('./print.tsx')).tablePrint),
  sample: later(async () => (await import('./sample.ts')).tableSample),
}
