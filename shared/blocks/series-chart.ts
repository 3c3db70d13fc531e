/** Charts over time: line and column share one data shape, so a view can draw either. */
import * as v from 'valibot'
import { AggregationClass, Polarity, Unit } from '../metrics/units.ts'
import { Badge, Bucket, blockHead, ColorToken, Figure, NullableNumber } from './shared.ts'

export const Series = v.object({
  key: v.string(),
  label: v.string(),
  color: ColorToken,
  unit: Unit,
  /** one per label; null is a gap */
  values: v.array(NullableNumber),
  /** the paired prior value under each label (docs/metrics.md#compared-periods), or null when not compared */
  prior: v.nullable(v.array(NullableNumber)),
  /** where no change is told: the two values are of other days or profiles */
  unlike: v.optional(v.array(v.number())),
  /** of its metric, which decides how its changes are written (docs/metrics.md#growth); FLOW where absent */
  class: v.optional(AggregationClass),
  /** of its changes, where it is not that of the chart */
  polarity: v.optional(Polarity),
  /** draw this series as a line over columns (net growth, rate) */
  line: v.optional(v.boolean()),
  /** drawn below zero: its figures, and the changes of them, are the opposites of its values */
  less: v.optional(v.boolean()),
  badge: v.optional(Badge),
})
export type Series = v.InferOutput<typeof Series>

export const seriesChartData = {
  ...blockHead,
  type: v.literal('chart'),
  bucket: Bucket,
  unit: Unit,
  /** ISO date on which each bucket starts */
  labels: v.array(v.string()),
  /** ISO date of the prior bucket paired with each label */
  priorLabels: v.nullable(v.array(v.nullable(v.string()))),
  values: v.array(Series),
  colors: v.array(ColorToken),
  /** prior total under each label, drawn as a tick on stacked columns; null when not compared or not summable */
  priorTotal: v.nullable(v.array(NullableNumber)),
  /** where no change of the total is told, as in a series */
  unlike: v.optional(v.array(v.number())),
  /** what the prior values are of, where not of all profiles: "3 of 5 profiles" */
  priorOf: v.optional(v.string()),
  /** index of the first bucket that the network may still change (docs/metrics.md#missing-data); null when none */
  partialFrom: v.nullable(v.number()),
  /** first and last weeks or months of which the range holds a part alone; absent where there is none */
  cut: v.optional(v.array(v.number())),
  /** whole-range figure written in the card's head, when the class allows one */
  total: v.nullable(Figure),
  /** what that figure is called where it is no total */
  totalLabel: v.optional(v.string()),
  /** what a reader who adds up the figures has to know, in a sentence */
  note: v.optional(v.string()),
  /** alternative cut of the same data offered as a switch (for example one line per network) */
  alternative: v.optional(v.object({ label: v.string(), otherLabel: v.string(), values: v.array(Series) })),
}
