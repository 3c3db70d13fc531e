/** All runs of some days, for a calendar: made, failed and to come, with those that schedules without an end will have. */
import * as v from 'valibot'
import { daysBetween, occurrence } from '../../../shared/dates/index.ts'
import { plannedRun } from './new-occurrences.ts'
import { type GoesOn, type Occurrence, Ordered } from './records.ts'
import { occurrencesFor } from './store/account-occurrences.ts'
import { getSchedule } from './store/schedules.ts'

type Days = { readonly start: string; readonly end: string }

const bySoonest = (a: Occurrence, b: Occurrence) => (a.generate_at < b.generate_at ? -1 : 1)

/** Planned for instants (ISO) of [start, end), soonest first. `further`: not written yet; each has the id of the run it will be like. */
export async function runsOfDays(accountId: string, days: Days, now: Date): Promise<{ runs: Occurrence[]; further: Occurrence[] }> {
  const found = (await occurrencesFor(accountId, days)).sort(bySoonest)
  const endless = Map.groupBy(
    found.filter((one) => one.state === 'SCHEDULED' && one.until_stopped),
    (one) => one.schedule_id,
  )
  const further = await Promise.all([...endless].map(([id, runs]) => furtherOf(accountId, id, runs, days, now)))
  return {
    runs: found.filter(({ generate_at }) => generate_at >= days.start && generate_at < days.end),
    further: further.flat().sort(bySoonest),
  }
}

async function furtherOf(accountId: string, scheduleId: string, written: readonly Occurrence[], days: Days, now: Date): Promise<Occurrence[]> {
  const pattern = written.findLast(({ alone }) => !alone) ?? written.at(-1)
  if (!pattern) return []
  const goesOn = (await getSchedule(accountId, scheduleId))?.goes_on
  if (!goesOn) return []
  return unwritten(goesOn, days, now).map(({ run, at }) => plannedRun(v.parse(Ordered, pattern), { id: pattern.id, run, at, now }))
}

/** The runs of [start, end) by the plan of a schedule that are after its last written one. Pure. */
export function unwritten(goesOn: GoesOn, { start, end }: Days, now: Date): { run: number; at: string }[] {
  const found: { run: number; at: string }[] = []
  // a month has at most 31 days, so no step is passed over, however far ahead the days are
  const away = Math.floor(daysBetween(goesOn.start.slice(0, 10), start.slice(0, 10)) / (goesOn.type === 'WEEKLY' ? 7 : 31)) - 1
  for (let step = Math.max(0, goesOn.written + 1 - goesOn.run, away); ; step++) {
    const at = occurrence(goesOn, step)
    if (at >= end) return found
    // what fell due before it was written is never made up
    if (at >= start && Date.parse(at) > now.getTime()) found.push({ run: goesOn.run + step, at })
  }
}
