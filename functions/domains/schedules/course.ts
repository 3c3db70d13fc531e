import { messages } from '../../../shared/messages.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { problem } from '../../kernel/request/problem.ts'
import type { Occurrence, Schedule } from './records.ts'
import { isToCome } from './records.ts'
import { maySee } from './report-record.ts'
import { occurrencesOf } from './store/occurrences.ts'
import { getSchedule } from './store/schedules.ts'

/**
 * Where a run stands in its schedule. `runs`: all of it that the caller sees. `sent`: runs whose report was made. `coming`: it and those after it
 * that are to come; none when one of them is out of the caller's reach, because a schedule is not changed in parts.
 */
export async function courseOf(actor: Actor, run: Occurrence): Promise<{ schedule: Schedule | null; runs: Occurrence[]; sent: number; coming: Occurrence[] }> {
  const schedule = await getSchedule(actor.accountId, run.schedule_id)
  const all = schedule ? await occurrencesOf(actor.accountId, schedule) : []
  const coming = all.filter((one) => one.run >= run.run && isToCome(one))
  return {
    schedule,
    runs: all.filter((one) => one.state !== 'DELETED' && maySee(actor, one, 'view')),
    sent: all.filter(({ state }) => state === 'GENERATED').length,
    coming: coming.every((one) => maySee(actor, one, 'manage')) ? coming : [],
  }
}

/** All runs of a schedule. @throws Problem 404 when it is not there, or one of its runs is out of the caller's reach */
export async function wholeCourse(actor: Actor, scheduleId: string): Promise<Occurrence[]> {
  const schedule = await getSchedule(actor.accountId, scheduleId)
  const runs = schedule ? await occurrencesOf(actor.accountId, schedule) : []
  if (runs.length === 0 || !runs.every((one) => maySee(actor, one, 'manage'))) throw problem(404, messages.schedule.missing)
  return runs
}

/** Those of them that still wait; not one that was sent, and is sent again or to somebody on a day of their own. */
export async function comingRuns(actor: Actor, scheduleId: string): Promise<Occurrence[]> {
  return (await wholeCourse(actor, scheduleId)).filter(({ state, again_at, steps }) => state === 'SCHEDULED' && again_at === null && !steps.resumed)
}
