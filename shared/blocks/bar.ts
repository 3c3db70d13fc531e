import * as v from 'valibot'
import { Unit } from '../metrics/units.ts'
import { Badge, blockHead, ColorToken, Figure } from './shared.ts'

/** Horizontal bars, one per row, longest first; the prior value is a tick. */
export const BarData = v.object({
  kind: v.literal('bar'),
  ...blockHead,
  type: v.literal('chart'),
  unit: Unit,
  values: v.array(v.object({ key: v.string(), label: v.string(), color: ColorToken, figure: Figure, badge: v.optional(Badge) })),
  colors: v.array(ColorToken),
})
export type BarData = v.InferOutput<typeof BarData>
