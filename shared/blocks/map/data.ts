import * as v from 'valibot'
import { Unit } from '../../metrics/units.ts'
import { blockHead, ColorToken, NullableNumber } from '../shared.ts'

/** Countries by ISO 3166-1 alpha-2 code; `share` in percent of the known total; `change` in percentage points. */
export const MapData = v.object({
  kind: v.literal('map'),
  ...blockHead,
  type: v.literal('chart'),
  unit: Unit,
  values: v.array(v.object({ code: v.string(), label: v.string(), value: v.number(), share: v.number(), change: NullableNumber })),
  colors: v.array(ColorToken),
  total: v.number(),
})
export type MapData = v.InferOutput<typeof MapData>
