import * as v from 'valibot'
import { slicesData } from '../slices.ts'

export const PieData = v.object({ kind: v.literal('pie'), ...slicesData })
export type PieData = v.InferOutput<typeof PieData>
