/** Kinds that paper draws in a way of its own, and those that a screen may wait for; all others are drawn by their one view. */
import type { ComponentType } from 'react'
import type { BlockKind } from '../../../shared/blocks/index.ts'
import { PrintHeatmap } from '../blocks/heatmap/print-heatmap.tsx'
import { viewOf } from '../blocks/index.ts'
import type { ViewProps } from '../blocks/kind.ts'
import { MapView } from '../blocks/map/view.tsx'
import { SmallTable } from './small-table.tsx'

const printed: { [K in BlockKind]?: ComponentType<ViewProps<K>> } = { heatmap: PrintHeatmap, map: MapView, table: SmallTable }

export function printViewOf<K extends BlockKind>(data: { kind: K }): ComponentType<ViewProps<K>> {
  return printed[data.kind] ?? viewOf(data).View
}
