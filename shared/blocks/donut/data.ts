import * as v from 'valibot'
import { slicesData } from '../slices.ts'

export const DonutData = v.object({ kind: v.literal('donut'), ...slicesData })
export type DonutData = v.InferOutput<typeof DonutData>
