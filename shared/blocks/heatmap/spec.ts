import type { BreakdownMetric, SpecHead } from '../spec.ts'

/** Engagements per post by weekday and hour; or a metric whose parts are hours. */
export type HeatmapSpec = SpecHead & { kind: 'heatmap' } & ({ metric?: never } | BreakdownMetric)
