import { monotonicFactory } from 'ulid'
import { wallTime } from '../../shared/dates/zoned.ts'
import type { Occurrence, Schedule } from './records.ts'

const ulid = monotonicFactory()

type Wanted = Pick<
  Occurrence,
  'title' | 'type' | 'flavor' | 'timezone' | 'profiles' | 'entities' | 'recipients' | 'template_id' | 'labels' | 'label_match' | 'range' | 'dates'
> &
  Partial<Pick<Occurrence, 'named' | 'compare' | 'asked_by' | 'test' | 'template_version' | 'pdf_extent'>> & {
    ownerId: string /** ISO instants in order */
    at: string[]
    now: Date
  }

/** A schedule and one record per run; ids in the order of the runs, so that lists sort by them. */
export function newOccurrences({ ownerId, at, now, named = {}, template_version = null, ...wanted }: Wanted): {
  schedule: Schedule
  occurrences: Occurrence[]
} {
  const scheduleId = ulid(now.getTime())
  const created_at = now.toISOString()
  const occurrences = at.map(
    (generate_at, index): Occurrence => ({
      ...wanted,
      named,
      template_version,
      id: ulid(now.getTime()),
      schedule_id: scheduleId,
      owner_id: ownerId,
      state: 'SCHEDULED',
      generate_at,
      local_time: wallTime(generate_at, wanted.timezone),
      run: index + 1,
      runs: at.length,
      covered: null,
      created_at,
      revision: 0,
      again_at: null,
      steps: {},
      attempts: 0,
      sends: {},
      reason: null,
      standing: false,
      retry: null,
      hash: null,
      pdf: null,
    }),
  )
  return { schedule: { id: scheduleId, owner_id: ownerId, occurrence_ids: occurrences.map(({ id }) => id), created_at, told: null }, occurrences }
}
