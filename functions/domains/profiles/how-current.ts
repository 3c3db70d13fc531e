/** How current a profile is: the last day that anything is known of it. */
import { dayCount } from '../../../shared/dates/calendar-date.ts'
import { dateIn } from '../../../shared/dates/index.ts'
import type { ProfileRecord } from '../../kernel/accounts/records.ts'
import { lastDay } from '../series/store/series.ts'

export type Current = {
  /** ISO date; null before the first import */
  readonly last_day: string | null
  /** days from there to yesterday; null without figures */
  readonly behind: number | null
}

/** `zone`: IANA, where the profile lives. */
export async function howCurrent(accountId: string, profile: ProfileRecord, zone: string, now: Date): Promise<Current> {
  const today = dateIn(now, zone)
  const last_day = lastKnown(profile, await lastDay(accountId, profile.id), today)
  // today is not over, so yesterday is the last day there can be all of
  return { last_day, behind: last_day === null ? null : Math.max(dayCount(last_day, today) - 2, 0) }
}

/** The later of the last day with figures and the last one that posts, reviews or messages are known of. */
function lastKnown({ known, available_from }: ProfileRecord, ofSeries: string | null, today: string): string | null {
  // `any` stands for what was known before it was told by source, up to the day on which that began
  const { any: _, ...told } = known ?? {}
  const ends = Object.values(told).flatMap((days) => days.flatMap((interval) => interval.split('/')[1] ?? []))
  const days = [...(ofSeries === null ? [] : [ofSeries]), ...ends].filter((day) => day <= today).sort()
  return available_from === null && ofSeries === null ? null : (days.at(-1) ?? null)
}
