import { isMetricId } from '../metrics/index.ts'
import type { ShownId } from '../metrics/shown.ts'
import type { SlicesSpec } from './slices-spec.ts'

export function slicesFigures(spec: SlicesSpec<'donut'> | SlicesSpec<'pie'>): string[] {
  if ('metric' in spec) return [spec.metric]
  return 'parts' in spec ? spec.parts.map(({ measure }) => measure).filter(isMetricId) : ['audience_genders' satisfies ShownId]
}
