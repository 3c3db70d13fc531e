/**
 * One EventBridge schedule per run, named by the run's id. The records are written first, so whatever is missing here can be told
 * and made again; making it twice is making it once.
 */
import { ConflictException, CreateScheduleCommand, DeleteScheduleCommand, ResourceNotFoundException } from '@aws-sdk/client-scheduler'
import { wallTime } from '../../../shared/dates/zoned.ts'
import { callsAtOnce, inParallel } from '../../kernel/in-parallel.ts'
import { scheduleGroup, scheduler, schedulerSettings } from '../../kernel/scheduler.ts'
import { nextPlanned } from './further-runs.ts'
import type { Occurrence, Schedule } from './records.ts'
import { getOccurrence, occurrencesOf } from './store/occurrences.ts'
import { markScheduled } from './store/schedules.ts'

/** `at()` in the report's own zone: should the zone's rules change until then, the report still comes at its wall time. */
function expressionOf({ generate_at, timezone }: Occurrence): string {
  const seconds = generate_at.slice(16, 19)
  return `at(${wallTime(generate_at, timezone)}${seconds})`
}

/** What the scheduler hands to run-report. The time is written out: not every scheduler fills in a placeholder. */
function inputOf(accountId: string, { id, generate_at }: Occurrence, at = new Date(generate_at)): string {
  return JSON.stringify({ accountId, occurrenceId: id, scheduledTime: at.toISOString() })
}

/** Makes the schedules of the runs that still wait, then notes that none is missing. `known`: runs of which one may be. Safe to repeat. */
export async function createSchedulerSchedules(accountId: string, schedule: Schedule, now: Date, known?: readonly Occurrence[]): Promise<void> {
  const waiting = (known ?? (await occurrencesOf(accountId, schedule))).filter((one) => one.state === 'SCHEDULED')
  await inParallel(waiting, callsAtOnce, (one) => createSchedulerSchedule(accountId, one))
  await markScheduled(accountId, schedule, schedule.goes_on ? (nextPlanned(schedule.goes_on, now, 1)[0]?.at ?? null) : null)
}

/** Of a run that was moved from where it was `before`: a schedule by another name, because a name that was used before may come back. */
export async function moveSchedulerSchedule(accountId: string, occurrence: Occurrence, before: Occurrence): Promise<void> {
  const name = movedName(occurrence)
  await createSchedulerSchedule(accountId, occurrence, { name })
  for (const old of [before.id, movedName(before)]) if (old !== name) await deleteSchedulerSchedule(old)
}

/**
 * Creates one run's schedule under its own name or another, and with `at` one that fires at that instant. Of a run that is being deleted
 * meanwhile it leaves none: whoever deletes it marks the record first, so one of the two sees the other.
 */
export async function createSchedulerSchedule(accountId: string, occurrence: Occurrence, again?: { name: string; at?: Date }): Promise<void> {
  const { groupName, targetArn, roleArn, deadLetterArn } = schedulerSettings()
  const Name = again?.name ?? occurrence.id
  try {
    await scheduler().send(
      new CreateScheduleCommand({
        Name,
        GroupName: groupName,
        ClientToken: Name,
        ScheduleExpression: again?.at ? `at(${again.at.toISOString().slice(0, 19)})` : expressionOf(occurrence),
        ScheduleExpressionTimezone: again?.at ? 'UTC' : occurrence.timezone,
        FlexibleTimeWindow: { Mode: 'OFF' },
        ActionAfterCompletion: 'DELETE',
        Target: {
          Arn: targetArn,
          RoleArn: roleArn,
          Input: inputOf(accountId, occurrence, again?.at),
          RetryPolicy: { MaximumRetryAttempts: 10, MaximumEventAgeInSeconds: 3600 },
          DeadLetterConfig: { Arn: deadLetterArn },
        },
      }),
    )
  } catch (error) {
    if (!(error instanceof ConflictException)) throw error
  }
  const { state = 'DELETED' } = (await getOccurrence(accountId, occurrence.id)) ?? {}
  if (state === 'DELETED') await deleteSchedulerSchedule(Name)
}

/** Of the schedule of a run that was moved to where it is now. */
export const movedName = ({ id, generate_at }: Pick<Occurrence, 'id' | 'generate_at'>): string => `${id}-${Date.parse(generate_at) / 1000}`

/** Of the schedule that fires a run once more at that instant. */
export const tryName = (occurrenceId: string, at: Date): string => `${occurrenceId}-try-${Math.floor(at.getTime() / 1000)}`

/** All schedules that a run may have: its own, that of the time it was moved to, and those of its next tries. */
export async function deleteSchedulerSchedules(run: Occurrence): Promise<void> {
  const tries = [run.retry?.at, run.later_at].flatMap((at) => (at ? [tryName(run.id, new Date(at))] : []))
  await Promise.all([run.id, movedName(run), ...tries].map(deleteSchedulerSchedule))
}

/** A schedule that already fired or never came to be is gone as well. */
export async function deleteSchedulerSchedule(occurrenceId: string): Promise<void> {
  try {
    await scheduler().send(new DeleteScheduleCommand({ Name: occurrenceId, GroupName: scheduleGroup(), ClientToken: occurrenceId }))
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error
  }
}
