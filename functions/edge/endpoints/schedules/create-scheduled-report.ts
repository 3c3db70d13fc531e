import { createScheduledReport } from '../../../../shared/api/schedules.ts'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { inPersonOnly } from '../../../../shared/impersonation-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { refuseAfterDeletion } from '../../../domains/schedules/after-deletion.ts'
import { writtenAhead } from '../../../domains/schedules/further-runs.ts'
import { type Made, madeBefore, madeNow, orderKey } from '../../../domains/schedules/made-before.ts'
import { takeMails } from '../../../domains/schedules/mail-budget.ts'
import { newOccurrences } from '../../../domains/schedules/new-occurrences.ts'
import { type OrderBody, orderedType, orderOf } from '../../../domains/schedules/order.ts'
import { type Plan, planOccurrences, soonest } from '../../../domains/schedules/plan.ts'
import { recipientsOf } from '../../../domains/schedules/recipients.ts'
import type { GoesOn, Occurrence } from '../../../domains/schedules/records.ts'
import { reportRecord } from '../../../domains/schedules/report-record.ts'
import { createSchedulerSchedules } from '../../../domains/schedules/scheduler-schedules.ts'
import { addresseeOf } from '../../../kernel/accounts/actor.ts'
import { type Given, handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

type Asked = Given<typeof createScheduledReport>

export const handler = handle(createScheduledReport, async (asked) => {
  const { actor, body, audit, now, log } = asked
  if (actor.by && !isOwnPdf(body, actor.by.userId)) throw problem(403, inPersonOnly)
  const manifest = orderedType(actor, body.flavor)
  // whoever lost an answer gets it now, whatever the time and what is left of their budget
  const before = await madeBefore(actor, orderKey(body))
  if (before) audit.about({ ...aboutOf(manifest.title, isImmediate(before.runs[0])), rest: 'again, which changed nothing' })
  const { schedule, runs } = before ?? (await make(asked, manifest.title))
  // the records exist, so a fault from here on is healed by the watchdog and is not the caller's
  await createSchedulerSchedules(actor.accountId, schedule, now, runs).catch((error) => log.error('arming failed', { scheduleId: schedule.id, error }))
  const [first] = runs
  return {
    schedule_id: schedule.id,
    records: runs.map(reportRecord),
    message: first && isImmediate(first) ? messages.pdf.queued(first.recipients.map(({ email }) => email).join(', ')) : null,
  }
})

async function make({ actor, body, audit, now }: Asked, title: string): Promise<Made> {
  const timezone = body.timezone ?? actor.timezone
  const plan = planOf(body, timezone, now)
  await refuseAfterDeletion(actor.accountId, plan.at[0])
  const feature = plan.immediate ? 'export_pdf' : 'schedule'
  if (!actor.features[feature]) throw problem(403, featureMessages[feature])
  const { run, ordered } = await orderOf(actor, body, timezone, now)
  const self = addresseeOf(actor)
  const recipients = await recipientsOf(actor, body.recipient_users, body.recipient_emails, plan.immediate ? self : null)
  audit.about(aboutOf(title, plan.immediate))
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
  const sealed = shown ? await (await import('../../../domains/shares/seal-shown.ts')).sealShown(run, shown, now) : {}
  return madeNow(actor, { schedule, runs: occurrences.map((one) => ({ ...one, ...sealed })) }, orderKey(body))
}

/** A PDF that goes to the administrator at once, and leaves no schedule or link with anybody else. */
const isOwnPdf = ({ type, generate_at, recipient_users, recipient_emails }: OrderBody, adminId: string) =>
  type === 'ONCE' && generate_at === 'now' && recipient_emails.length === 0 && recipient_users.every((id) => id === adminId)

const aboutOf = (title: string, immediate: boolean) =>
  immediate ? ({ name: title, kind: 'exports', to: 'ask for a PDF of', did: 'asked for a PDF of' } as const) : { name: title }

/** Asked for as soon as it can be made. */
const isImmediate = (run: Occurrence | undefined) => run?.type === 'ONCE' && run.generate_at === soonest(new Date(run.created_at))

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
