import { later } from '../../lib/later.ts'
import type { KindOfBlock } from '../kind.ts'
import { HeatmapHead, HeatmapKey, HeatmapView } from './view.tsx'

export const heatmap: KindOfBlock<'heatmap'> = {
  View: HeatmapView,
  Head: HeatmapHead,
  Key: HeatmapKey,
  table: null,
  print: later(async () => (await import('./print.tsx')).heatmapPrint),
  sample: later(async () => (await import('./sample.ts')).heatmapSample),
}
