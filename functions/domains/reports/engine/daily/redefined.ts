/** Whether a network counted a figure of a profile another way in a part of what is compared (docs/metrics.md#missing-data). */
import type { DateRange } from '../../../../../shared/dates/index.ts'
import { type MeasureId, redefinedBetween } from '../../../../../shared/metrics/index.ts'
import type { ReportedProfile } from '../common/profiles.ts'

/** Meta's own exports name what they count: a series of views is one of views from its first day on, also where it stands for impressions. */
const views = /^(views|aufrufe|vues|visualiza|visualizz|weergaven|wyświetlenia)/i

/** The day since when it is another measure; null where all days are alike. */
export function redefinedFor(measures: readonly MeasureId[], { profile }: Pick<ReportedProfile, 'profile'>, range: DateRange, other: DateRange): string | null {
  const read = { ...profile.columns?.posts, ...profile.columns?.days }
  const changed = measures.filter((measure) => !views.test(read[measure] ?? ''))
  return redefinedBetween(changed, profile.network, range, other)
}
