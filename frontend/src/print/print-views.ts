/** Kinds that paper draws in a way of its own; all others are drawn by their one view. */

import type { ComponentType } from 'react'
import type { BlockData, BlockKind } from '../../../shared/blocks/index.ts'
import { PrintHeatmap } from '../blocks/heatmap/print-heatmap.tsx'
import { viewOf } from '../blocks/index.ts'
import type { ViewProps } from '../blocks/kind.ts'

export function printViewOf(data: BlockData): ComponentType<ViewProps<BlockKind>> {
  return data.kind === 'heatmap' ? (PrintHeatmap as unknown as ComponentType<ViewProps<BlockKind>>) : viewOf(data).View
}
