/** What the runs of a schedule cover, in the contract and in the table. */
import * as v from 'valibot'
import { computedCompareIds } from '../dates/compare.ts'
import { quickRangeIds } from '../dates/quick-ranges.ts'

/** A quick range of the day of the run, or a number of days of which it is the last; ten years at most. */
export const RunRange = v.union([v.picklist(quickRangeIds), v.strictObject({ days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3653)) })])
export const RunCompare = v.picklist(computedCompareIds)
