/**
 * One mail per recipient, each with its own marker: `sending` is written before SES is asked, `sent` after it answered. A crash
 * between the two leaves `sending`, and then nobody can tell whether SES took the mail. The rule: it is sent again, because a
 * report that never comes is worse than one that comes twice, and it is logged as `mail may be doubled`.
 */
import type { MissingFigures } from '../../../shared/missing-figures.ts'
import type { ReportReady } from '../../../shared/notifications/report-ready/email.ts'
import type { Report } from '../../../shared/reports/report.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { getUser } from '../../kernel/accounts/store.ts'
import { LeaseLost } from '../../kernel/jobs/lease.ts'
import type { Log } from '../../kernel/log.ts'
import { type OutgoingMail, surelyNotSent } from '../../kernel/mail/mail.ts'
import { sendSlowly } from '../../kernel/mail/send-slowly.ts'
import { SenderRefused, UndeliverableAddress } from '../../kernel/mail/ses-refusals.ts'
import { isOpen, type Recipient, type Send } from '../schedules/records.ts'
import { type Addressee, compose, isForOneself } from './compose.ts'
import type { Lease } from './lease.ts'
import { forgetSend, markSend } from './ledger.ts'
import { dueOf } from './own-days.ts'
import type { Printed, Readers } from './pdfs.ts'
import type { Ports } from './ports.ts'

export type Delivery = {
  lease: Lease
  ports: Ports
  log: Log
  owner: Actor
  report: Report
  /** of the sealed snapshot; `content`: of what it shows */
  hash: string
  content: string
  /** which figures it lacks; null when it has all, a sentence where it was sealed by an earlier version */
  missing: MissingFigures | string | null
  /** the PDF of the list, and by how they write figures those that recipients read */
  main: Printed
  pdfs: ReadonlyMap<string, Printed>
  readers: Readers
  /** of the brand, as PNG */
  logo: Uint8Array | null
  next: ReportReady['next']
}

/** Sends what is not sent yet and returns how many recipients have their mail in the end. */
export async function sendToAll(delivery: Delivery): Promise<number> {
  const { lease } = delivery
  let reached = 0
  let refused: SenderRefused | null = null
  for (const recipient of lease.occurrence.recipients) {
    try {
      if (await sendToOne(delivery, recipient)) reached += 1
    } catch (error) {
      // an account in the sandbox may write to some of them
      if (!(error instanceof SenderRefused)) throw error
      refused ??= error
    }
  }
  if (refused) throw refused
  return reached
}

async function sendToOne(delivery: Delivery, recipient: Recipient): Promise<boolean> {
  const { lease, ports, log } = delivery
  const before = lease.occurrence.sends[recipient.email]
  if (!isOpen(before)) return before?.status === 'sent'
  const tries = (before?.tries ?? 0) + 1
  if (before?.status === 'sending')
    log.warn('mail may be doubled', { occurrence: lease.occurrence.id, recipient: lease.occurrence.recipients.indexOf(recipient) })
  const to = await addressNow(lease.accountId, recipient)
  if (!to) {
    await markSend(lease, recipient.email, 'failed', tries, ports.now())
    return false
  }
  const reader = delivery.readers.get(recipient.email)
  const { heldBack: held_back = null, undeliverable = null } = reader ?? {}
  // a report that somebody asks for themselves is one they want
  if (held_back && !isForOneself(delivery, to.email)) {
    await markSend(lease, recipient.email, 'skipped', tries, ports.now(), { held_back })
    return false
  }
  if (undeliverable) {
    await markSend(lease, recipient.email, 'failed', tries, ports.now(), { held_back: undeliverable })
    return false
  }
  const due = dueOf(lease, recipient.email, reader)
  if (due > lease.at) {
    await markSend(lease, recipient.email, 'later', before?.tries ?? 0, ports.now(), { due: new Date(due).toISOString() })
    return false
  }
  const mail = await compose(delivery, recipient, to)
  await markSend(lease, recipient.email, 'sending', tries, ports.now())
  const sent = await sendMarked({ ports, lease, log }, recipient.email, mail)
  await markSend(lease, recipient.email, sent ? 'sent' : 'failed', tries, ports.now(), sent ?? {})
  return sent !== null
}

/** The mail service took no mail and did not say why it never will; `cause` is what happened. */
export class MailAway extends Error {
  override readonly name = 'MailAway'
  constructor(options: { cause: unknown }) {
    super('The mail service took no mail.', options)
  }
}

/** A run begins in the first half of the five minutes that its process has (in-turn.ts); what is left after its PDF is for SES. */
const patienceMs = 90_000
/** Less than a lease lasts, by the longest call of SES and the longest pause. */
const renewedEveryMs = 20_000

/**
 * Returns the id of the mail; null when this address can never get it. The marker tells the next try what is known.
 * @throws SenderRefused, MailAway when it may be tried again
 */
export async function sendMarked(
  { ports, lease, log }: { ports: Ports; lease: Lease; log: Log },
  key: string,
  mail: OutgoingMail,
): Promise<Pick<Send, 'mail'> | null> {
  let sinceRenewal = 0
  const beforeAgain = async (waited: number) => {
    lease.waited = (lease.waited ?? 0) + waited
    sinceRenewal += waited
    if (sinceRenewal < renewedEveryMs) return
    sinceRenewal = 0
    await markSend(lease, key, 'sending', lease.occurrence.sends[key]?.tries ?? 1, ports.now())
  }
  try {
    const id = await sendSlowly(ports.send, mail, { patience: patienceMs - (lease.waited ?? 0), beforeAgain })
    return id ? { mail: id } : {}
  } catch (error) {
    if (error instanceof LeaseLost) throw error
    if (error instanceof UndeliverableAddress) {
      log.warn('mail: recipient refused', { error })
      return null
    }
    if (error instanceof SenderRefused) log.error('mail: sender refused', { error })
    if (surelyNotSent(error)) await forgetSend(lease, key)
    throw error instanceof SenderRefused ? error : new MailAway({ cause: error })
  }
}

/** A team member's address of today; null once they left. */
async function addressNow(accountId: string, recipient: Recipient): Promise<Addressee | null> {
  if (recipient.user_id === null) return recipient
  const user = await getUser(accountId, recipient.user_id)
  return user?.joined ? { email: user.email, name: user.name } : null
}
