import * as v from 'valibot'
import { seriesChartData } from '../series-chart.ts'

export const ColumnData = v.object({ kind: v.literal('column'), ...seriesChartData, stacked: v.boolean() })
export type ColumnData = v.InferOutput<typeof ColumnData>
