/**
 * A schedule that is sent until somebody stops it has its next runs written ahead like any other. Each time one is due, the watchdog adds one
 * (docs/decisions/0081-until-it-is-stopped.md).
 */
import { decodeTime, ulid } from 'ulid'
import * as v from 'valibot'
import { occurrence } from '../../../shared/dates/index.ts'
import { plannedRun } from './new-occurrences.ts'
import { type GoesOn, type Occurrence, Ordered, type Schedule } from './records.ts'
import { occurrencesOf } from './store/occurrences.ts'
import { addOccurrences, replanned } from './store/schedules.ts'

/** So many are to come at any time: a quarter of a year of weekly ones. */
export const writtenAhead = 12
/** Runs that the schedule itself knows of; those before stand in the list all the same. */
const keptIds = 52

/** The next of its runs after `now` by their plan, with their numbers. Pure. */
export function nextPlanned(goesOn: GoesOn, now: Date, count: number): { run: number; at: string }[] {
  const found: { run: number; at: string }[] = []
  for (let step = 0; found.length < count; step++) {
    const at = occurrence(goesOn, step)
    if (Date.parse(at) > now.getTime()) found.push({ run: goesOn.run + step, at })
  }
  return found
}

/**
 * Adds the runs that are missing of those to come, made as the last one that was not changed alone; what fell due while nobody was there to add
 * it is not made up. Safe to repeat. Gives the schedule as it is then, and what was added; null when something was changed meanwhile: then it is
 * still due, and the next look finds it.
 */
export async function addFurtherRuns(accountId: string, schedule: Schedule, now: Date): Promise<{ schedule: Schedule; added: Occurrence[] } | null> {
  const runs = schedule.goes_on ? await occurrencesOf(accountId, schedule) : []
  const pattern = runs.findLast(({ alone }) => !alone) ?? runs.at(-1)
  const last = runs.at(-1)
  if (!schedule.goes_on || !pattern || !last) return { schedule, added: [] }
  const missing = nextPlanned(schedule.goes_on, now, writtenAhead).filter(({ run }) => run > last.run)
  // each a millisecond after the one before, so that lists keep them together
  const added = missing.map(({ run, at }, index) => plannedRun(v.parse(Ordered, pattern), { id: ulid(decodeTime(last.id) + 1 + index), run, at, now }))
  if (added.length === 0) return { schedule, added }
  const occurrence_ids = [...schedule.occurrence_ids, ...added.map(({ id }) => id)].slice(-keptIds)
  const goes_on: GoesOn = { ...schedule.goes_on, written: added.at(-1)?.run ?? last.run }
  const done = await addOccurrences(accountId, schedule, pattern, { occurrence_ids, goes_on, added })
  return done ? { schedule: { ...schedule, occurrence_ids, goes_on }, added } : null
}

/** `time` of the day, HH:mm; without `from` they stay on their days. */
export type Counted = { readonly time: string; readonly timezone: string; readonly from: { readonly date: string; readonly run: number } | null }

/** Changes how its further runs are counted; null, they go on as before. For the transaction that changes all of `runs`: it fails if one was added meanwhile. */
export function countFrom(accountId: string, schedule: Schedule | null, counted: Counted | null) {
  const before = schedule?.goes_on
  if (!schedule || !before) return []
  const { date, run } = counted?.from ?? { date: before.start.slice(0, 10), run: before.run }
  const plan: GoesOn = counted ? { ...before, start: `${date}T${counted.time}`, zone: counted.timezone, run } : before
  return [replanned(accountId, schedule, plan)]
}
