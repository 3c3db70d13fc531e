/** Which dates a run with a template begins with, and what they are compared with (docs/decisions/0067-where-dates-begin.md). */
import type { DateRange } from '../dates/calendar-date.ts'
import { type ComputedCompareId, compareLabels, compareRange, computedCompareIds, defaultCompareOf } from '../dates/compare.ts'
import { defaultRangeId, type QuickRangeId, quickRange, quickRangeIds, quickRangeLabel } from '../dates/quick-ranges.ts'

/** As it was saved: ids of a quick range and of a comparison, which the product may no longer have. null: left open */
export type DatePreset = { readonly range: string | null; readonly compare: string | null }
type Given = DatePreset | null | undefined

const among = <Id extends string>(ids: readonly Id[], id: string | null | undefined): Id | null => ids.find((one) => one === id) ?? null

/** The range it presets; null where it presets none, or one that there is no more. */
export const presetRange = (preset: Given): QuickRangeId | null => among(quickRangeIds, preset?.range)

/** The comparison it presets; null where it presets none, or one that there is no more. */
export const presetCompare = (preset: Given): ComputedCompareId | null => among(computedCompareIds, preset?.compare)

/** What a run covers whose dates nobody said. `today`: YYYY-MM-DD in the zone of the report, the last day of the range */
export const openRange = (preset: Given, today: string): DateRange => quickRange(presetRange(preset) ?? defaultRangeId, today)

/** What a range is compared with when nobody said. */
export const openPrior = (preset: Given, range: DateRange): DateRange => compareRange(presetCompare(preset) ?? defaultCompareOf(range), range)

/** By what a reader knows it; one that left the product by its id. */
export function rangeLabel(id: string): string {
  const known = among(quickRangeIds, id)
  return known ? quickRangeLabel(known) : id.replaceAll('_', ' ')
}

export function compareLabel(id: string): string {
  const known = among(computedCompareIds, id)
  return known ? compareLabels[known] : id.replaceAll('_', ' ')
}
