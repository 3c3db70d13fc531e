import type { Actor } from '../lib/actor.ts'
import { isToCome } from './change-occurrences.ts'
import type { Occurrence } from './records.ts'
import { maySee } from './report-record.ts'
import { getSchedule, occurrencesOf } from './store.ts'

/**
 * Where a run to come stands in its schedule. `sent`: runs whose report was made. `coming`: it and those after it that are to come; none when one
 * of them is out of the caller's reach, because a schedule is not changed in parts.
 */
export async function courseOf(actor: Actor, run: Occurrence): Promise<{ sent: number; coming: Occurrence[] }> {
  const schedule = await getSchedule(actor.accountId, run.schedule_id)
  const all = schedule ? await occurrencesOf(actor.accountId, schedule) : []
  const coming = all.filter((one) => one.run >= run.run && isToCome(one))
  return {
    sent: all.filter(({ state }) => state === 'GENERATED').length,
    coming: coming.every((one) => maySee(actor, one, 'manage')) ? coming : [],
  }
}
