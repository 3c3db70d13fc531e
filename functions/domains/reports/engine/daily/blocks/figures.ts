/** The figures of blocks that do not just show the metric they declare. */
import type { ColumnData } from '../../../../../../shared/blocks/column/data.ts'
import type { ColumnPartsSpec, ColumnSpec } from '../../../../../../shared/blocks/column/spec.ts'
import type { Unnamed } from '../../../../../../shared/blocks/index.ts'
import type { SlicesSpec } from '../../../../../../shared/blocks/slices-spec.ts'
import { isMetricId } from '../../../../../../shared/metrics/index.ts'
import { partKey, partOf, type ShownId } from '../../../../../../shared/metrics/shown.ts'

export function columnFigures(spec: ColumnSpec, block: Unnamed<ColumnData>): string[] {
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

export function slicesFigures(spec: SlicesSpec<'donut'> | SlicesSpec<'pie'>): string[] {
  if ('metric' in spec) return [spec.metric]
  return 'parts' in spec ? spec.parts.map(({ measure }) => measure).filter(isMetricId) : ['audience_genders' satisfies ShownId]
}
