/** A year of ordinary profiles: what P7, P8 and P9 are measured on. */
import type { SeriesRow } from '../../functions/domains/series/store/series.ts'
import { dayNumber } from '../../shared/dates/calendar-date.ts'
import { measureIds } from '../../shared/metrics/measures.ts'
import { dateOf } from '../seed/calendar.ts'
import { normal, random } from '../seed/random.ts'

export const profileCount = 80
export const dayCount = 365
export const metrics = measureIds.slice(0, 20)
export const first = dayNumber('2025-11-21')
export const [from, to] = [dateOf(first), dateOf(first + dayCount - 1)]
export const profileIds = Array.from({ length: profileCount }, (_, i) => `bench-${i}`)
/** Of an ordinary profile: followers, then daily flows from a dozen to tens of thousands. */
const sizes = [48_000, 60, 25, 21_000, 17_000, 4_000, 13_000, 58_000, 140_000, 640, 400, 60, 45, 30, 110, 80, 7_400, 1_800, 900, 250]

export function rowsOf(profileId: string): SeriesRow[] {
  const scale = Math.exp(1.1 * normal(random(profileId)) - 0.6)
  return Array.from({ length: dayCount }, (_, day) => {
    const next = random(profileId, day)
    const busy = Math.exp(0.25 * normal(next)) * (day % 7 < 5 ? 1 : 0.75)
    const value = (i: number) => {
      const size = (sizes[i] ?? 100) * scale
      return i === 0 ? Math.round(size + day * size * 0.0006 + 3 * normal(next)) : Math.round(size * busy * Math.exp(0.1 * normal(next)))
    }
    return { date: dateOf(first + day), values: Object.fromEntries(metrics.map((id, i) => [id, value(i)])) }
  })
}
