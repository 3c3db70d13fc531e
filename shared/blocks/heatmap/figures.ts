import type { ShownId } from '../../metrics/shown.ts'
import type { BlockFigures } from '../figures.ts'

export const heatmapFigures: BlockFigures<'heatmap'> = (spec) => ('breakdown' in spec ? [spec.metric] : ['best_time' satisfies ShownId])
