import * as v from 'valibot'
import { Unit } from '../../metrics/units.ts'
import { blockHead, ColorToken, NullableNumber } from '../shared.ts'

/**
 * Weekday x hour. `rows` are weekdays (Mon..Sun), `columns` are hours ("00".."23").
 * A cell with 1 or 2 items is hatched and not ranked; 0 items is plain (docs/metrics.md#publishing).
 * `counted`: cells hold how many there are, or their share, so one item is a figure like any other and days add up.
 */
export const HeatmapData = v.object({
  kind: v.literal('heatmap'),
  ...blockHead,
  type: v.literal('chart'),
  unit: Unit,
  rows: v.array(v.string()),
  columns: v.array(v.string()),
  /** values[row][column] */
  values: v.array(v.array(v.object({ value: NullableNumber, items: v.number() }))),
  colors: v.array(ColorToken),
  /** the best cells with at least 3 items, best first */
  best: v.array(v.object({ row: v.number(), column: v.number(), value: v.number(), items: v.number() })),
  itemsLabel: v.string(),
  counted: v.optional(v.literal(true)),
})
export type HeatmapData = v.InferOutput<typeof HeatmapData>
