/** How far the figures of each profile go. Pure. */
import type { HomeProfile } from '../../../shared/api/home.ts'
import { addDays, daysBetween } from '../../../shared/dates/index.ts'
import type { DailySeries } from '../../../shared/metrics/measures.ts'
import { profileName } from '../../../shared/profile-name.ts'
import { isStale } from '../../../shared/stale.ts'
import type { ProfileRecord } from '../../kernel/accounts/store.ts'
import type { Current } from '../profiles/how-current.ts'

/** Networks are late by a day or two; more is no longer usual. */
const usualDelay = 2

/** Whether figures end earlier than networks are late. Both are ISO dates; whole days end with the one before `today`. */
export function isBehind(last: string, today: string): boolean {
  return daysBetween(last, addDays(today, -1)) > usualDelay
}

/** `today`: ISO date, as above. */
export function freshnessOf(profile: ProfileRecord, series: DailySeries | undefined, today: string): HomeProfile {
  const { id, network, available_from } = profile
  const last = lastDay(series)
  const state = last !== null && !isBehind(last, today) ? 'current' : last === null && available_from === null ? 'never' : 'behind'
  return { id, name: profileName(profile), network, state, last }
}

/** As home, the list of profiles and the badge have it: by the last day that anything is known of. */
export function currencyOf(profile: ProfileRecord, { last_day, behind }: Current): HomeProfile {
  const state = behind === null ? 'never' : isStale(behind) ? 'behind' : 'current'
  return { id: profile.id, name: profileName(profile), network: profile.network, state, last: last_day }
}

/** The last day with any figure. */
function lastDay(series: DailySeries | undefined): string | null {
  if (!series) return null
  const last = Object.values(series.measures).reduce(
    (day, values) =>
      Math.max(
        day,
        values.findLastIndex((value) => !Number.isNaN(value)),
      ),
    -1,
  )
  return last < 0 ? null : addDays(series.from, last)
}
