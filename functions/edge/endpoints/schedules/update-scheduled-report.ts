import { updateScheduledReport } from '../../../../shared/api/schedules.ts'
import { dateIn, formatInstant, weekday, weekdayNames } from '../../../../shared/dates/index.ts'
import { deliveryMessages } from '../../../../shared/delivery-messages.ts'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { refuseAfterDeletion } from '../../../domains/schedules/after-deletion.ts'
import { changedRuns } from '../../../domains/schedules/changed-runs.ts'
import { courseOf } from '../../../domains/schedules/course.ts'
import { findOccurrence } from '../../../domains/schedules/find-occurrence.ts'
import { countFrom } from '../../../domains/schedules/further-runs.ts'
import { takeMails } from '../../../domains/schedules/mail-budget.ts'
import { orderOf } from '../../../domains/schedules/order.ts'
import { ownerMay } from '../../../domains/schedules/owner-may.ts'
import { planOccurrences } from '../../../domains/schedules/plan.ts'
import { recipientsOf } from '../../../domains/schedules/recipients.ts'
import { isToCome } from '../../../domains/schedules/records.ts'
import { reportRecord } from '../../../domains/schedules/report-record.ts'
import { moveSchedulerSchedule } from '../../../domains/schedules/scheduler-schedules.ts'
import { changeOccurrences } from '../../../domains/schedules/store/runs-to-come.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

const words = deliveryMessages.change

/** "Mon 1 Mar 2027, 09:00 GMT" */
const timeOf = (instant: string, zone: string) => `${weekdayNames[weekday(dateIn(instant, zone))]} ${formatInstant(instant, zone)}`

export const handler = handle(updateScheduledReport, async ({ actor, params, body: { which, revision, ...body }, audit, now, log }) => {
  const run = await findOccurrence(actor, params.id, 'manage')
  if (!isToCome(run)) throw problem(409, run.state === 'DELETED' ? words.removed : words.begun)
  if (!actor.features.schedule) throw problem(403, featureMessages.schedule)
  if (revision !== undefined && revision !== run.revision) throw problem(409, words.meanwhile)
  if (body.flavor !== run.flavor) throw problem(400, words.type)
  if (body.type !== run.type) throw problem(400, words.repeats)
  const { schedule, coming } = await courseOf(actor, run)
  const before = which === 'run' ? [run] : coming
  if (before.length === 0) throw problem(404, messages.schedule.missing)
  const timezone = body.timezone ?? run.timezone
  const { ordered } = await orderOf(actor, body, timezone, now)
  await ownerMay(actor, run.owner_id, ordered, now)
  const recipients = await recipientsOf(actor, body.recipient_users, body.recipient_emails, null)
  const last = before.at(-1) ?? run
  const planned = planOccurrences({ ...body, timezone, type: which === 'run' ? 'ONCE' : run.type, quantity: last.run - run.run + 1, now })
  if ('problem' in planned) throw problem(400, planned.past ? words.past(timeOf(planned.past, timezone)) : planned.problem)
  audit.about({ name: ordered.title })
  const added = recipients.filter(({ email }) => !run.recipients.some((one) => one.email === email))
  const { after, further } = changedRuns(run, before, { which, plan: planned.plan, order: { ...ordered, recipients } })
  const late = after.find((one, at) => one.generate_at !== before[at]?.generate_at && Date.parse(one.generate_at) <= now.getTime())
  if (late) throw problem(400, words.pastRun(late.run, timeOf(late.generate_at, timezone)))
  await refuseAfterDeletion(actor.accountId, after.find((one, at) => one.generate_at !== before[at]?.generate_at)?.generate_at)
  await takeMails(actor, { recipients: added, runs: before.length, once: false }, now)
  const plan = which === 'run' ? [] : countFrom(actor.accountId, schedule, further)
  if (!(await changeOccurrences(actor.accountId, before, after, plan))) throw problem(409, words.meanwhile)
  // the runs stand in the index by their new times, so a fault from here on is healed by the watchdog and is not the caller's
  for (const [at, one] of after.entries()) {
    const was = before[at]
    if (!was || (one.generate_at === was.generate_at && one.timezone === was.timezone)) continue
    await moveSchedulerSchedule(actor.accountId, one, was).catch((error) => log.error('arming failed', { occurrenceId: one.id, error }))
  }
  return { records: after.map(reportRecord) }
})
