import * as v from 'valibot'
import { Polarity, Unit } from '../../metrics/units.ts'
import { Badge, blockHead, ColorToken, Growth, NullableNumber } from '../shared.ts'

/** Cell types (docs/behaviours.md#tables). `number` and `date` are ours: a formatted figure and an instant. */
export const CellType = v.picklist(['text', 'long-text', 'icon', 'ratio', 'rating', 'indicator', 'multi_values', 'number', 'date'])

export const Column = v.object({
  key: v.string(),
  value: v.string(),
  unit: v.optional(Unit),
  polarity: v.optional(Polarity),
  /** key into the tab's `passports`; columns of names, texts and dates have none */
  passport: v.optional(v.string()),
  align: v.picklist(['left', 'right']),
  sortable: v.boolean(),
  sticky: v.boolean(),
  is_hidden: v.boolean(),
  image: v.boolean(),
  sort_order: v.nullable(v.picklist(['asc', 'desc'])),
})
export type Column = v.InferOutput<typeof Column>

export const Cell = v.object({
  type: CellType,
  /** text for text cells, ISO instant for dates, full-precision number for figures; null shows a dash */
  value: v.nullable(v.union([v.string(), v.number()])),
  unit: v.optional(Unit),
  prior: v.optional(NullableNumber),
  growth: v.optional(Growth),
  /** of the growth, where it is not that of the column */
  polarity: v.optional(Polarity),
  /** the part of `value` that `prior` and `growth` are of, when it is not all */
  compared: v.optional(v.number()),
  /** over how many days of the range they are, when these are not all */
  over: v.optional(v.object({ some: v.number(), all: v.number() })),
  url: v.optional(v.nullable(v.string())),
  picture_url: v.optional(v.nullable(v.string())),
  description: v.optional(v.string()),
  /** of how many the figure is, where some are left out: "2 of 3 posts" */
  basis: v.optional(v.string()),
  labels: v.optional(v.array(v.string())),
  collaborators: v.optional(v.array(v.string())),
  multi_values: v.optional(v.array(v.object({ label: v.string(), value: v.union([v.string(), v.number()]), unit: v.optional(Unit) }))),
  color: v.optional(ColorToken),
  badge: v.optional(Badge),
})
export type Cell = v.InferOutput<typeof Cell>

export const TableData = v.object({
  kind: v.literal('table'),
  ...blockHead,
  type: v.literal('table'),
  header: v.array(Column),
  values: v.array(v.record(v.string(), Cell)),
  /** follows the class rule of each column: a sum, a recomputed ratio, or null for UNIQUE */
  footer: v.nullable(v.record(v.string(), Cell)),
  /** all rows there are, when `values` holds only the first ones */
  rowsTotal: v.number(),
})
export type TableData = v.InferOutput<typeof TableData>
