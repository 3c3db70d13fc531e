import { retryScheduledReport } from '../../../../shared/api/schedules.ts'
import { deliveryMessages } from '../../../../shared/delivery-messages.ts'
import { findOccurrence } from '../../../domains/schedules/find-occurrence.ts'
import { takeMails } from '../../../domains/schedules/mail-budget.ts'
import { rearm } from '../../../domains/schedules/rearm.ts'
import type { Occurrence, Recipient } from '../../../domains/schedules/records.ts'
import { reportRecord } from '../../../domains/schedules/report-record.ts'
import { createSchedulerSchedule } from '../../../domains/schedules/scheduler-schedules.ts'
import { wantedBy } from '../../../domains/schedules/wanted-by.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** Time for the answer to be read before the run is fired. */
const soon = 5_000

/** The report of a run that was made is sent as it was; a run that failed is made for the day it was planned for. */
export const handler = handle(retryScheduledReport, async ({ actor, params, body, audit, now, log }) => {
  const run = await findOccurrence(actor, params.id, 'manage')
  if (run.state === 'DELETED') throw problem(409, deliveryMessages.again.removed)
  if (run.state === 'SCHEDULED') throw problem(409, run.again_at || run.retry ? deliveryMessages.again.underWay : deliveryMessages.again.notYet)
  const to = addressees(run, body.recipients)
  audit.about({ name: run.title })
  await takeMails(actor, { recipients: to, runs: 1, once: true }, now)
  const armed = await rearm(actor.accountId, run, to, now)
  if (!armed) throw problem(409, deliveryMessages.again.underWay)
  // an event of before its day would be taken for one of a time that it was moved away from
  const at = new Date(Math.max(now.getTime(), Date.parse(run.generate_at)) + soon)
  const again = { name: `${run.id}-asked-${now.getTime()}`, at }
  // the run stands in the index, so a fault from here on is healed by the watchdog and is not the caller's
  await createSchedulerSchedule(actor.accountId, armed, again).catch((error) => log.error('arming failed', { occurrenceId: run.id, error }))
  return { record: reportRecord(armed) }
})

/** @throws Problem 400 for an address that is no recipient's, 409 when nobody is left who has not got it */
function addressees(run: Occurrence, chosen: readonly string[] | undefined): Recipient[] {
  const { recipients, sends } = run
  if (!chosen) {
    const missing = wantedBy(run).filter(({ email }) => sends[email]?.status !== 'sent')
    if (missing.length === 0) throw problem(409, deliveryMessages.again.everybody)
    return missing
  }
  return [...new Set(chosen)].map((address) => {
    const found = recipients.find(({ email }) => email === address)
    if (!found) throw problem(400, deliveryMessages.again.stranger(address))
    return found
  })
}
