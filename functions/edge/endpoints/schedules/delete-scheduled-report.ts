import { deleteScheduledReport } from '../../../../shared/api/schedules.ts'
import { comingRuns } from '../../../domains/schedules/course.ts'
import { findOccurrence } from '../../../domains/schedules/find-occurrence.ts'
import type { Occurrence } from '../../../domains/schedules/records.ts'
import { deleteSchedulerSchedules } from '../../../domains/schedules/scheduler-schedules.ts'
import { getOccurrence, markDeleted } from '../../../domains/schedules/store/occurrences.ts'
import { getSchedule, stopFurtherRuns } from '../../../domains/schedules/store/schedules.ts'
import type { Actor } from '../../../kernel/accounts/actor.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

/** `id` may be a run's, and with type "schedule" the schedule's or one of its runs'. */
export const handler = handle(deleteScheduledReport, async ({ actor, params, query, audit }) => {
  const doomed =
    query.type === 'schedule' ? await whatIsToCome(actor, await scheduleIdOf(actor, params.id)) : [await findOccurrence(actor, params.id, 'manage')]
  const name = doomed[0]?.title
  audit.about(query.type === 'schedule' ? { name } : { name, to: 'remove a run of', did: 'removed a run of', thing: 'report' })
  for (const one of doomed) {
    // first the record: an event that fires in between finds a removed run and does nothing
    await markDeleted(actor.accountId, one.id)
    // read again, because it may have been moved since
    await deleteSchedulerSchedules((await getOccurrence(actor.accountId, one.id)) ?? one)
  }
  return { deleted: true as const }
})

/** Read once more when nothing is added any more. */
async function whatIsToCome(actor: Actor, scheduleId: string): Promise<Occurrence[]> {
  const coming = await comingRuns(actor, scheduleId)
  if (!coming.some(({ until_stopped }) => until_stopped)) return coming
  await stopFurtherRuns(actor.accountId, scheduleId)
  return comingRuns(actor, scheduleId)
}

async function scheduleIdOf(actor: Actor, id: string): Promise<string> {
  return (await getSchedule(actor.accountId, id))?.id ?? (await findOccurrence(actor, id, 'manage')).schedule_id
}
