import { createScheduledReport } from '../../shared/api/schedules.ts'
import { featureMessages } from '../../shared/feature-messages.ts'
import { messages } from '../../shared/messages.ts'
import { addresseeOf } from '../lib/actor.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { refuseAfterDeletion } from './after-deletion.ts'
import { writtenAhead } from './further-runs.ts'
import { takeMails } from './mail-budget.ts'
import { newOccurrences } from './new-occurrences.ts'
import { type OrderBody, orderedType, orderOf } from './order.ts'
import { type Plan, planOccurrences } from './plan.ts'
import { recipientsOf } from './recipients.ts'
import type { GoesOn } from './records.ts'
import { reportRecord } from './report-record.ts'
import { createSchedulerSchedules } from './scheduler-schedules.ts'
import { getSchedule, occurrencesOf, putSchedule } from './store.ts'

export const handler = handle(createScheduledReport, async ({ actor, body, audit, now, log }) => {
  const manifest = orderedType(actor, body.flavor)
  const timezone = body.timezone ?? actor.timezone
  const plan = planOf(body, timezone, now)
  await refuseAfterDeletion(actor.accountId, plan.at[0])
  const feature = plan.immediate ? 'export_pdf' : 'schedule'
  if (!actor.features[feature]) throw problem(403, featureMessages[feature])
  const { run, ordered } = await orderOf(actor, body, timezone, now)
  const self = addresseeOf(actor)
  const recipients = await recipientsOf(actor, body.recipient_users, body.recipient_emails, plan.immediate ? self : null)
  audit.about(plan.immediate ? { name: manifest.title, kind: 'exports', to: 'ask for a PDF of', did: 'asked for a PDF of' } : { name: manifest.title })
  await takeMails(actor, { recipients, runs: plan.at.length, once: body.type === 'ONCE' }, now)
  const { schedule, occurrences } = newOccurrences({
    ownerId: actor.userId,
    type: body.type,
    ...ordered,
    ...(body.type !== 'ONCE' && { counted_from: plan.start }),
    recipients,
    ...(plan.immediate && actor.by ? { asked_by: { email: self.email, name: self.name } } : {}),
    at: plan.at,
    goesOn: goesOnOf(body, plan, timezone),
    now,
  })
  const shown = plan.immediate ? body.generated_report : null
  const sealed = shown ? await (await import('./seal-shown.ts')).sealShown(run, shown, now) : {}
  const runs = occurrences.map((one) => ({ ...one, ...sealed }))
  const id = await putSchedule(actor.accountId, schedule, runs, body.idempotency_key)
  const made = id === schedule.id ? { schedule, runs } : await madeBefore(actor.accountId, id)
  // the records exist, so a fault from here on is healed by the watchdog and is not the caller's
  await createSchedulerSchedules(actor.accountId, made.schedule, now, made.runs).catch((error) => log.error('arming failed', { scheduleId: id, error }))
  return {
    schedule_id: id,
    records: made.runs.map(reportRecord),
    message: plan.immediate ? messages.pdf.queued(recipients.map(({ email }) => email).join(', ')) : null,
  }
})

/** How its runs are counted on when nobody says where it ends. */
function goesOnOf({ type, until_stopped }: OrderBody, { start, at }: Plan, zone: string): GoesOn | null {
  return until_stopped && type !== 'ONCE' ? { type, start, zone, run: 1, written: at.length } : null
}

function planOf({ type, generate_at, quantity, until_stopped }: OrderBody, timezone: string, now: Date): Plan {
  if (until_stopped && type === 'ONCE') throw problem(400, messages.schedule.untilStopped)
  const planned = planOccurrences({ type, generate_at, quantity: until_stopped ? writtenAhead : quantity, timezone, now })
  if ('problem' in planned) throw problem(400, planned.problem)
  return planned.plan
}

async function madeBefore(accountId: string, id: string) {
  const schedule = await getSchedule(accountId, id)
  if (!schedule) throw problem(409, messages.schedule.missing)
  return { schedule, runs: await occurrencesOf(accountId, schedule) }
}
