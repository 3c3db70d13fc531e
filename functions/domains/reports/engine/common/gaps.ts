/** What imports of the profiles of a report could not take, in words and as a number of rows (docs/metrics.md#missing-data). */
import { type DateRange, formatRange } from '../../../../../shared/dates/index.ts'
import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { type Gap, gapsIn } from '../../../../../shared/gaps.ts'
import type { ProfileRecord } from '../../../../kernel/accounts/store.ts'
import { fullName } from './full-name.ts'

type Holder = { readonly profile: Pick<ProfileRecord, 'name' | 'network' | 'gaps'> }

/** Named before the rest are only counted. */
const mostNamed = 4

/** Rows of these sources that would stand in the range, or may. */
export function rowsLacking(profiles: readonly Holder[], sources: readonly string[], range: DateRange): number {
  return profiles.flatMap(({ profile }) => gapsIn(profile.gaps, sources, range)).reduce((sum, { rows }) => sum + rows, 0)
}

/** One sentence for each gap that meets one of the ranges. */
export function gapNotes(profiles: readonly Holder[], sources: readonly string[], ranges: readonly (DateRange | null)[]): string[] {
  const said = profiles.flatMap(({ profile }) => {
    const met = ranges.flatMap((range) => (range ? gapsIn(profile.gaps, sources, range) : []))
    return [...new Set(met)].map((gap) => gapText(fullName(profile), gap))
  })
  const all = [...new Set(said)]
  const shown = all.slice(0, mostNamed)
  return [...shown, ...(all.length > shown.length ? [figureMessages.coverage.moreUnread(all.length - shown.length)] : [])]
}

export function gapText(name: string, { of, rows, from, to, total }: Gap): string {
  const days = formatRange(from, to)
  return total === undefined ? figureMessages.coverage.unread(name, of, rows, days) : figureMessages.coverage.total(name, days, total)
}
