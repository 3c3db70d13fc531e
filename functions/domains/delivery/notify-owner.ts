/** Whoever asked for a failed occurrence is notified once, by email: its owner, or an administrator in their place. If the owner left the team, the owners of the account are. */
import { deliveryMessages } from '../../../shared/delivery-messages.ts'
import { type Formats, houseFormats, inFormats } from '../../../shared/formats.ts'
import { messages } from '../../../shared/messages.ts'
import { missingText } from '../../../shared/missing-figures.ts'
import { isChosen } from '../../../shared/notifications/choices.ts'
import { emailOf } from '../../../shared/notifications/notification.ts'
import { reportFailed } from '../../../shared/notifications/report-failed/definition.ts'
import type { ReportFailed } from '../../../shared/notifications/report-failed/email.ts'
import { formatsOf } from '../../../shared/preferences.ts'
import { getUser, listUsers, type UserRecord } from '../../kernel/accounts/store.ts'
import { origin } from '../../kernel/clients.ts'
import type { Log } from '../../kernel/log.ts'
import { clientName } from '../schedules/client-name.ts'
import type { Occurrence, Send } from '../schedules/records.ts'
import { getSchedule, noteTold } from '../schedules/store/schedules.ts'
import type { Lease } from './lease.ts'
import { closeRun, markSend } from './ledger.ts'
import { nextMoment } from './next-run.ts'
import type { Ports } from './ports.ts'
import { sendMarked } from './send.ts'
import { tellFailed } from './tell-people.ts'

/** What stops every later run of the schedule alike is said for the first one only, and again after a run that succeeded. */
export async function notifyOwner(lease: Lease, ports: Ports, log: Log): Promise<void> {
  const { accountId, occurrence } = lease
  const { standing } = occurrence
  const reason = occurrence.reason ?? messages.unable.generateReport
  const schedule = await getSchedule(accountId, occurrence.schedule_id)
  if (!(standing && schedule?.told === reason)) {
    const people = await peopleToNotify(accountId, occurrence)
    const to = people.flatMap(({ id }) => id ?? [])
    await tellFailed(lease, { client: await clientName(accountId, occurrence), reason, to }, ports.now())
    for (const person of people) if (person.mailed) await notifyOne(lease, ports, log, reason, person)
    if (standing) await noteTold(accountId, occurrence.schedule_id, reason)
  }
  await closeRun(lease, true, ports.now())
}

type Person = {
  /** null of who acted in another's place */
  id: string | null
  email: string
  name: string
  as: ReportFailed['to']
  formats: Formats
  /** whether they chose to be told by email */
  mailed: boolean
}

async function peopleToNotify(accountId: string, { owner_id, asked_by }: Occurrence): Promise<Person[]> {
  // what they chose stands in an account of their own
  if (asked_by) return [{ ...asked_by, id: null, as: 'orderer', formats: houseFormats, mailed: true }]
  const owner = await getUser(accountId, owner_id)
  // times are the schedule's
  const told = ({ id, email, name, preferences, told_of = {} }: UserRecord, as: Person['as']) => {
    const mailed = isChosen(reportFailed, 'EMAIL', told_of)
    return { id, email, name, as, formats: formatsOf(preferences), mailed }
  }
  if (owner) return [told(owner, 'orderer')]
  const owners = (await listUsers(accountId)).filter(({ role, joined }) => role === 'OWNER' && joined)
  return owners.map((one) => told(one, 'account owner'))
}

async function notifyOne(lease: Lease, ports: Ports, log: Log, reason: string, { id: _, mailed: __, as, formats, ...to }: Person): Promise<void> {
  const { accountId, occurrence } = lease
  const { timezone, standing } = occurrence
  const key = `told ${to.email}`
  const before = occurrence.sends[key]
  if (before && before.status !== 'sending') return
  if (before) log.warn('mail may be doubled', { occurrence: occurrence.id, recipient: -1 })
  const failed = {
    title: occurrence.title,
    client: await clientName(accountId, occurrence),
    held: occurrence.held,
    standing,
    planned: { at: occurrence.generate_at, timezone },
    lastTry: { at: ports.now().toISOString(), timezone },
    recipients: recipientsOf(occurrence),
    next: await nextOf(accountId, occurrence),
    to: as,
    run: occurrence.id,
  }
  const tries = (before?.tries ?? 0) + 1
  await markSend(lease, key, 'sending', tries, ports.now())
  const content = inFormats(formats, () => emailOf(reportFailed, { ...failed, reason: reasonNow(occurrence, reason) }, origin()))
  const sent = await sendMarked({ ports, lease, log }, key, { fromName: 'Almanac', to, ...content })
  await markSend(lease, key, sent ? 'sent' : 'failed', tries, ports.now(), sent ?? {})
}

/** The dates of what held it back are written as whoever reads it writes them. */
function reasonNow({ held, held_for }: Occurrence, reason: string): string {
  return held && held_for ? deliveryMessages.missing[held](missingText(held_for)) : reason
}

/** How many there are, and what is known of their emails. */
function recipientsOf({ recipients, sends }: Occurrence): ReportFailed['recipients'] {
  const withStatus = (status: Send['status']) => recipients.filter(({ email }) => sends[email]?.status === status).length
  return { all: recipients.length, sent: withStatus('sent'), unknown: withStatus('sending') }
}

async function nextOf(accountId: string, occurrence: Occurrence): Promise<ReportFailed['next']> {
  if (occurrence.type === 'ONCE' || occurrence.test) return 'once'
  return nextMoment(accountId, occurrence)
}
