/** What every block has, and the pieces that several kinds of block share (docs/behaviours.md#blocks). */
import * as v from 'valibot'
import { Polarity, Unit } from '../metrics/units.ts'
import { TabCode } from '../networks.ts'

export const NullableNumber = v.nullable(v.number())

/** A design token: `c1`..`c6`, `c-other`, `n-<network>`, `positive`, `negative`, `neutral`, `mixed`, `brand`. Views map it to a CSS variable. */
export const ColorToken = v.string()

/** Said in place of a chart that has nothing to draw (docs/behaviours.md#blocks). */
export const NoData = v.nullable(v.object({ message: v.string() }))

export const Bucket = v.picklist(['day', 'week', 'month'])
export type Bucket = v.InferOutput<typeof Bucket>

/**
 * How a change is written (docs/metrics.md#growth). `percent`: number in percent. `points`: absolute difference.
 * `new`: prior was 0. `dash`: fell below a prior of 0. `none`: no data or not compared.
 */
export const GrowthKind = v.picklist(['percent', 'points', 'new', 'dash', 'none'])
export const Growth = v.object({ kind: GrowthKind, value: NullableNumber })
export type Growth = v.InferOutput<typeof Growth>

/** One figure with what it is compared to. */
export const Figure = v.object({
  value: NullableNumber,
  prior: NullableNumber,
  growth: Growth,
  /** the part of `value` that `prior` and `growth` are of, when it is not all: new profiles are in no comparison, nor are days that may still change */
  compared: v.optional(v.number()),
  /** over how many days of the range it is compared, when these are not all: `prior` is of as many */
  over: v.optional(v.object({ some: v.number(), all: v.number() })),
  unit: Unit,
  polarity: Polarity,
})
export type Figure = v.InferOutput<typeof Figure>

/** Fields at the head of every block. `key` is unique in its section. */
export const blockHead = {
  key: v.string(),
  title: v.nullable(v.string()),
  subTitle: v.nullable(v.string()),
  /** keys into the tab's `passports`: the figures this block shows, in reading order; none for plain text */
  passports: v.array(v.string()),
  no_data: NoData,
}

/** A row or series that stands for a network or profile carries it, so views can draw its icon. */
export const Badge = v.object({ network: v.optional(TabCode), picture_url: v.optional(v.nullable(v.string())), name: v.optional(v.string()) })
