import type { Occurrence } from '../schedules/records.ts'
import { getOccurrence, getSchedule } from '../schedules/store.ts'

/** The next run of the same schedule that still waits, and is not paused. */
export async function nextRun(accountId: string, occurrence: Occurrence): Promise<Occurrence | null> {
  const schedule = await getSchedule(accountId, occurrence.schedule_id)
  // runs count from 1, so the list's next entry stands at the number of this one
  for (const id of schedule?.occurrence_ids.slice(occurrence.run) ?? []) {
    const next = await getOccurrence(accountId, id)
    if (next?.state === 'SCHEDULED' && !next.paused_at) return next
  }
  return null
}
