import type { ShownId } from '../../metrics/shown.ts'
import type { BlockFigures } from '../figures.ts'

export const barFigures: BlockFigures<'bar'> = (spec) => ('metric' in spec ? [spec.metric] : ['audience_ages' satisfies ShownId])
