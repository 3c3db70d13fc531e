import { later } from '../../lib/later.ts'
import type { KindOfBlock } from '../kind.ts'
import { NearMapView } from './near-view.tsx'
import { mapTable } from './table.ts'

export const map: KindOfBlock<'map'> = {
  View: NearMapView,
  table: mapTable,
  print: later(async () => (await import('./print.tsx')).mapPrint),
  sample: later(async () => (await import('./sample.ts')).mapSample),
}
