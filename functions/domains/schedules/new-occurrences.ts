import { monotonicFactory } from 'ulid'
import { wallTime } from '../../../shared/dates/zoned.ts'
import type { GoesOn, Occurrence, Ordered, Schedule } from './records.ts'

const ulid = monotonicFactory()

type Wanted = Pick<
  Occurrence,
  'title' | 'type' | 'flavor' | 'timezone' | 'profiles' | 'entities' | 'recipients' | 'template_id' | 'labels' | 'label_match' | 'range' | 'dates'
> &
  Partial<Pick<Occurrence, 'counted_from' | 'named' | 'compare' | 'asked_by' | 'test' | 'template_version' | 'pdf_extent' | 'missing_data' | 'subject'>> & {
    ownerId: string /** ISO instants in order */
    at: string[]
    /** null or left out: it ends with the last of these */
    goesOn?: GoesOn | null
    now: Date
  }

/** A schedule and one record per run; ids in the order of the runs, so that lists sort by them. */
export function newOccurrences({ ownerId, at, now, goesOn = null, named = {}, template_version = null, missing_data = 'send', ...wanted }: Wanted): {
  schedule: Schedule
  occurrences: Occurrence[]
} {
  const scheduleId = ulid(now.getTime())
  const ordered: Ordered = {
    ...wanted,
    named,
    template_version,
    missing_data,
    schedule_id: scheduleId,
    owner_id: ownerId,
    runs: at.length,
    revision: 0,
    ...(goesOn ? { until_stopped: true } : {}),
  }
  const occurrences = at.map((one, index) => plannedRun(ordered, { id: ulid(now.getTime()), run: index + 1, at: one, now }))
  const occurrence_ids = occurrences.map(({ id }) => id)
  return {
    schedule: { id: scheduleId, owner_id: ownerId, occurrence_ids, created_at: now.toISOString(), told: null, ...(goesOn ? { goes_on: goesOn } : {}) },
    occurrences,
  }
}

/** A run to come that nobody has begun; `at` is its instant. */
export function plannedRun(ordered: Ordered, { id, run, at, now }: { id: string; run: number; at: string; now: Date }): Occurrence {
  return {
    ...ordered,
    id,
    run,
    runs: Math.max(run, ordered.runs),
    state: 'SCHEDULED',
    generate_at: at,
    local_time: wallTime(at, ordered.timezone),
    covered: null,
    created_at: now.toISOString(),
    again_at: null,
    steps: {},
    attempts: 0,
    sends: {},
    reason: null,
    standing: false,
    retry: null,
    hash: null,
    pdf: null,
  }
}
