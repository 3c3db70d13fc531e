/** Kinds that paper draws in a way of its own, and those that a screen may wait for; all others are drawn by their one view. */

import type { ComponentType } from 'react'
import type { BlockData, BlockKind } from '../../../shared/blocks/index.ts'
import { PrintHeatmap } from '../blocks/heatmap/print-heatmap.tsx'
import { viewOf } from '../blocks/index.ts'
import type { ViewProps } from '../blocks/kind.ts'
import { MapView } from '../blocks/map/view.tsx'
import { SmallTable } from './small-table.tsx'

export function printViewOf(data: BlockData): ComponentType<ViewProps<BlockKind>> {
  if (data.kind === 'heatmap') return PrintHeatmap as unknown as ComponentType<ViewProps<BlockKind>>
  if (data.kind === 'map') return MapView as unknown as ComponentType<ViewProps<BlockKind>>
  if (data.kind === 'table') return SmallTable as unknown as ComponentType<ViewProps<BlockKind>>
  return viewOf(data).View
}
