import type { MetricId } from '../../metrics/index.ts'
import type { Dimension, MeasurePart, SpecHead } from '../spec.ts'

/** A sum per bucket, stacked by a dimension. */
export type ColumnDimensionSpec = SpecHead & { kind: 'column'; metric: MetricId; dimension: Dimension }
/** Several measures stacked; `less` goes below zero; `lines` are metrics drawn over the columns. */
export type ColumnPartsSpec = SpecHead & {
  kind: 'column'
  parts: readonly (MeasurePart & { less?: true })[]
  lines?: readonly MetricId[]
}
/** Engagements by the network's interaction parts; what the network counts beyond its parts is Other. */
export type ColumnEngagementSpec = SpecHead & { kind: 'column'; parts: 'engagements' }
export type ColumnSpec = ColumnDimensionSpec | ColumnPartsSpec | ColumnEngagementSpec
