import type { Occurrence } from '../schedules/records.ts'
import { getOccurrence } from '../schedules/store/occurrences.ts'
import { getSchedule } from '../schedules/store/schedules.ts'

/** The next run of the same schedule that still waits; null after the last one. */
export async function nextRun(accountId: string, occurrence: Occurrence): Promise<Occurrence | 'paused' | null> {
  const schedule = await getSchedule(accountId, occurrence.schedule_id)
  // ids are in the order of the runs
  for (const id of schedule?.occurrence_ids ?? []) {
    if (id <= occurrence.id) continue
    const next = await getOccurrence(accountId, id)
    if (next?.state === 'SCHEDULED') return next.paused_at ? 'paused' : next
  }
  return null
}

/** As emails say it. */
export async function nextMoment(accountId: string, occurrence: Occurrence): Promise<{ at: string; timezone: string } | 'paused' | null> {
  const next = await nextRun(accountId, occurrence)
  return next && next !== 'paused' ? { at: next.generate_at, timezone: next.timezone } : next
}
