/** Whether a network counted a figure of a profile another way in a part of what is compared (docs/metrics.md#missing-data). */
import type { DateRange } from '../../../../../shared/dates/index.ts'
import { type MeasureId, redefinedBetween } from '../../../../../shared/metrics/index.ts'
import { metaTitle } from '../../../../../shared/metrics/meta-titles.ts'
import type { ReportedProfile } from '../common/profiles.ts'

/** Meta's tables of views are stored as impressions; they count views from their first day on. */
const isOfViews = (title: string | undefined) => title !== undefined && metaTitle(title)?.measure === 'impressions'

/** The day since when it is another measure; null where all days are alike. */
export function redefinedFor(measures: readonly MeasureId[], { profile }: Pick<ReportedProfile, 'profile'>, range: DateRange, other: DateRange): string | null {
  const read = { ...profile.columns?.posts, ...profile.columns?.days }
  const changed = measures.filter((measure) => !isOfViews(read[measure]))
  return redefinedBetween(changed, profile.network, range, other)
}
