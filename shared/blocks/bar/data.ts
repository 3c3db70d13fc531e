import * as v from 'valibot'
import { Unit } from '../../metrics/units.ts'
import { Badge, blockHead, ColorToken, Figure } from '../shared.ts'

/** What a bar consists of: `share` in percent of the bar. */
const BarPart = v.object({ key: v.string(), label: v.string(), color: ColorToken, value: v.number(), share: v.number() })

/** Horizontal bars, one per row, longest first; the prior value is a tick. With `parts` every bar is the whole of its own, 100 %. */
export const BarData = v.object({
  kind: v.literal('bar'),
  ...blockHead,
  type: v.literal('chart'),
  unit: Unit,
  values: v.array(
    v.object({
      key: v.string(),
      label: v.string(),
      color: ColorToken,
      figure: Figure,
      /** of how many the figure is, where some are left out: "2 of 3 posts" */
      basis: v.optional(v.string()),
      badge: v.optional(Badge),
      parts: v.optional(v.array(BarPart)),
    }),
  ),
  colors: v.array(ColorToken),
})
export type BarData = v.InferOutput<typeof BarData>
