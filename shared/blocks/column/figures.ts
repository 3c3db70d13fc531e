import { isMetricId } from '../../metrics/index.ts'
import { partKey, partOf } from '../../metrics/shown.ts'
import type { BlockFigures } from '../figures.ts'
import type { Unnamed } from '../index.ts'
import type { ColumnData } from './data.ts'
import type { ColumnPartsSpec } from './spec.ts'

export const columnFigures: BlockFigures<'column'> = (spec, block) => {
  if ('metric' in spec) return [spec.metric]
  return spec.parts === 'engagements' ? ['engagements', ...partsDrawn(block)] : seriesDrawn({ ...spec, parts: spec.parts }, block)
}

/** Measures and metrics drawn beside each other go by their own ids; where none has a value, all that could have been. */
function seriesDrawn({ parts, lines = [] }: ColumnPartsSpec, block: Unnamed<ColumnData>): string[] {
  const declared = [...parts.map(({ measure }) => measure), ...lines].filter(isMetricId)
  const drawn = declared.filter((id) => block.values.some(({ key }) => key === id))
  return drawn.length > 0 ? drawn : declared
}

/** A chart of nothing but the rest draws engagements as a whole. */
function partsDrawn(block: Unnamed<ColumnData>): string[] {
  const drawn = block.values.map(({ key }) => partKey(key)).filter(partOf)
  return drawn.length === 1 && drawn[0] === partKey('other') ? [] : drawn
}
