/**
 * Compares what should have been made with what was, every five minutes. A run that is due and that nobody works on is fired again; one
 * that nobody hears of is alarmed before it is a quarter of an hour late, and one that is tried again and again once its hour is over; a
 * schedule that was cut off while it was made gets its missing parts, and one without an end its next run. An import that nobody works on is started again, and an event that not
 * everybody was told of is told to the rest.
 */

import { nextTry } from '../../domains/delivery/lease.ts'
import { laterFrom } from '../../domains/delivery/own-days.ts'
import { resumeImports } from '../../domains/import/job/resume.ts'
import { resumeEvents } from '../../domains/notifications/fan-out.ts'
import { addFurtherRuns } from '../../domains/schedules/further-runs.ts'
import type { Occurrence } from '../../domains/schedules/records.ts'
import { retriedForMs } from '../../domains/schedules/retry.ts'
import { createSchedulerSchedule, createSchedulerSchedules } from '../../domains/schedules/scheduler-schedules.ts'
import { getOccurrence } from '../../domains/schedules/store/occurrences.ts'
import { getSchedule } from '../../domains/schedules/store/schedules.ts'
import { overdue, type Place, unscheduled } from '../../domains/schedules/store/unfinished.ts'
import { eachItem, throwFailed } from '../../kernel/jobs/each-item.ts'
import { log } from '../../kernel/log.ts'
import { count } from '../../kernel/metric.ts'

/** EventBridge is exact to the minute, and a Lambda is tried again after one and two more. */
const graceMs = 2 * 60_000
/** It looks every five minutes, so this is the latest at which 15 minutes are kept. */
const alarmMs = 10 * 60_000

/** `grown`: schedules without an end that got further runs */
export type Findings = { refired: string[]; late: string[]; healed: string[]; grown: string[] }

/** Safe to run twice at once: whatever it makes has a name of its own, and a run that is fired twice is sent once. */
export async function watch(now: Date, failed: unknown[] = []): Promise<Findings> {
  const findings: Findings = { refired: [], late: [], healed: [], grown: [] }
  const sweep = { job: 'watchdog', now: () => now, failed }
  const until = new Date(now.getTime() - graceMs)
  await eachItem(sweep, await unscheduled(until), async ({ accountId, id }) => {
    const found = await getSchedule(accountId, id)
    const grown = found && (await addFurtherRuns(accountId, found, now))
    if (!grown) return
    const { schedule, added } = grown
    await createSchedulerSchedules(accountId, schedule, now, added.length > 0 ? added : undefined)
    findings[added.length > 0 ? 'grown' : 'healed'].push(id)
  })
  await eachItem(sweep, await overdue(until), (place) => look(place, now, findings))
  return findings
}

async function look({ accountId, id }: Place, now: Date, findings: Findings): Promise<void> {
  const run = await getOccurrence(accountId, id)
  // a FAILED run is still due while its owner was not told, and one that has ended for recipients who chose another day
  const isDue = run?.state === 'SCHEDULED' || (run?.state === 'FAILED' && !run.steps.told) || (run && laterFrom(run) < now.getTime())
  if (!run || !isDue) return
  if (isMissing(run, now)) findings.late.push(id)
  if ((run.lease_until ?? 0) >= now.getTime()) return
  // its next try has a schedule of its own
  if (run.retry && now.getTime() - Date.parse(run.retry.at) < graceMs) return
  // one name per minute, so two watchdogs make one event
  const name = `${id}-again-${Math.floor(now.getTime() / 60_000)}`
  await createSchedulerSchedule(accountId, run, { name, at: new Date(now.getTime() + 5_000) })
  findings.refired.push(id)
}

/** Nothing was heard of it for ten minutes, or the hour is over in which it is tried. One that failed is known to have, and has an alarm of its own. */
function isMissing(run: Occurrence, now: Date): boolean {
  const dues = [run.generate_at, run.again_at, run.steps.resumed, run.later_at].flatMap((at) => (at ? Date.parse(at) : []))
  const due = Math.max(...dues)
  const heard = Math.max(due, run.lease_until ?? 0, nextTry(run))
  return (run.state === 'SCHEDULED' || run.later_at !== undefined) && (now.getTime() - heard >= alarmMs || now.getTime() - due >= retriedForMs + alarmMs)
}

export async function handler(): Promise<Findings> {
  const now = new Date()
  const failed: unknown[] = []
  const findings = await watch(now, failed)
  count('missingRuns', findings.late.length, now)
  if (findings.late.length > 0) log.error('runs are late', { runs: findings.late })
  if (findings.refired.length > 0) log.warn('runs fired again', { runs: findings.refired })
  if (findings.healed.length > 0) log.warn('schedules healed', { schedules: findings.healed })
  const told = await resumeEvents(new Date(now.getTime() - graceMs), failed)
  if (told.length > 0) log.warn('events told late', { events: told })
  const { started, givenUp } = await resumeImports(now, failed)
  if (started.length > 0) log.warn('imports started again', { imports: started })
  if (givenUp.length > 0) log.error('imports given up', { imports: givenUp })
  throwFailed(failed)
  return findings
}
