/** What a schedule does with a report whose figures do not go to its last days. In the order in which they are offered. */
import * as v from 'valibot'

export const missingDataWays = ['send', 'hold', 'skip'] as const
export const MissingData = v.picklist(missingDataWays, 'missing_data must be send, hold or skip.')
export type MissingData = v.InferOutput<typeof MissingData>
