import { isMetricId } from '../../metrics/index.ts'
import { postFigureKey } from '../../metrics/shown.ts'
import type { BlockFigures } from '../figures.ts'

export const postsFigures: BlockFigures<'posts'> = (_, { values }, basis) =>
  (values[0]?.figures ?? []).map(({ key }) => (isMetricId(key) ? postFigureKey(basis, key) : key))
