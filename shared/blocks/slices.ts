/** Parts of a whole: pie and donut share one data shape. Labels stand only above 4 % (docs/behaviours.md#blocks). */
import * as v from 'valibot'
import { Unit } from '../metrics/units.ts'
import { Badge, blockHead, ColorToken, NullableNumber } from './shared.ts'

export const slicesData = {
  ...blockHead,
  type: v.literal('chart'),
  unit: Unit,
  /** `share` in percent of `total`, full precision */
  values: v.array(v.object({ key: v.string(), label: v.string(), color: ColorToken, value: v.number(), share: v.number(), badge: v.optional(Badge) })),
  colors: v.array(ColorToken),
  total: v.object({ label: v.string(), value: NullableNumber }),
}
