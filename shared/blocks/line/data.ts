import * as v from 'valibot'
import { seriesChartData } from '../series-chart.ts'

export const LineData = v.object({ kind: v.literal('line'), ...seriesChartData })
export type LineData = v.InferOutput<typeof LineData>
