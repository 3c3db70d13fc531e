/**
 * One mail per recipient, each with its own marker: `sending` is written before SES is asked, `sent` after it answered. A crash
 * between the two leaves `sending`, and then nobody can tell whether SES took the mail. The rule: it is sent again, because a
 * report that never comes is worse than one that comes twice, and it is logged as `mail may be doubled`.
 */
import { addDays } from '../../shared/dates/calendar-date.ts'
import { dateIn } from '../../shared/dates/zoned.ts'
import { houseFormats, inFormats } from '../../shared/formats.ts'
import { logoCid } from '../../shared/notifications/email/style.ts'
import { emailOf } from '../../shared/notifications/notification.ts'
import { reportReady } from '../../shared/notifications/report-ready/definition.ts'
import type { ReportReady } from '../../shared/notifications/report-ready/email.ts'
import type { Report } from '../../shared/reports/report.ts'
import { getUser } from '../accounts/store.ts'
import { linkOrigin } from '../branding/link-domains.ts'
import type { Actor } from '../lib/actor.ts'
import { newToken } from '../lib/link-token.ts'
import type { Log } from '../lib/log.ts'
import { type OutgoingMail, surelyNotSent } from '../lib/mail.ts'
import { sendSlowly } from '../lib/send-slowly.ts'
import { SenderRefused, UndeliverableAddress } from '../lib/ses-refusals.ts'
import { type Download, putDownload } from '../schedules/downloads.ts'
import { pdfName } from '../schedules/pdf-name.ts'
import type { Occurrence, Recipient } from '../schedules/records.ts'
import { putShare } from '../shares/store.ts'
import { clientOf } from './client-of.ts'
import { putLinkOf } from './email-link.ts'
import { forgetSend, type Lease, markSend } from './ledger.ts'
import { formatsKey, type Printed, type Readers } from './pdfs.ts'
import type { Ports } from './ports.ts'

/** Larger ones go as a link: SES takes 10 MB, and base64 makes a file a third larger. */
const attachUpTo = 7 * 1024 * 1024
const linkDays = 30

const every = { WEEKLY: 'week', MONTHLY: 'month' } as const

export type Delivery = {
  lease: Lease
  ports: Ports
  log: Log
  owner: Actor
  report: Report
  hash: string
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
  if (before && before.status !== 'sending') return before.status === 'sent'
  const tries = (before?.tries ?? 0) + 1
  if (before) log.warn('mail may be doubled', { occurrence: lease.occurrence.id, recipient: lease.occurrence.recipients.indexOf(recipient) })
  const to = await addressNow(lease.accountId, recipient)
  if (!to) {
    await markSend(lease, recipient.email, 'failed', tries, ports.now())
    return false
  }
  const heldBack = delivery.readers.get(recipient.email)?.heldBack
  // a report that somebody asks for themselves is one they want
  if (heldBack && !isForOneself(delivery, to.email)) {
    await markSend(lease, recipient.email, 'skipped', tries, ports.now(), heldBack)
    return false
  }
  const mail = await compose(delivery, recipient, to)
  await markSend(lease, recipient.email, 'sending', tries, ports.now())
  const sent = await sendMarked({ ports, lease, log }, recipient.email, mail)
  await markSend(lease, recipient.email, sent ? 'sent' : 'failed', tries, ports.now())
  return sent
}

/** The mail service took no mail and did not say why it never will; `cause` is what happened. */
export class MailAway extends Error {
  override readonly name = 'MailAway'
  constructor(options: { cause: unknown }) {
    super('The mail service took no mail.', options)
  }
}

/**
 * False: this address can never get it. The marker tells the next try what is known.
 * @throws SenderRefused, MailAway when it may be tried again
 */
export async function sendMarked({ ports, lease, log }: { ports: Ports; lease: Lease; log: Log }, key: string, mail: OutgoingMail): Promise<boolean> {
  try {
    await sendSlowly(ports.send, mail)
    return true
  } catch (error) {
    if (error instanceof UndeliverableAddress) {
      log.warn('mail: recipient refused', { error })
      return false
    }
    if (error instanceof SenderRefused) log.error('mail: sender refused', { error })
    if (surelyNotSent(error)) await forgetSend(lease, key)
    throw error instanceof SenderRefused ? error : new MailAway({ cause: error })
  }
}

const isForOneself = ({ lease, owner }: Delivery, email: string) => lease.occurrence.type === 'ONCE' && email === owner.email

type Addressee = { email: string; name: string | null }

/** A team member's address of today; null once they left. */
async function addressNow(accountId: string, recipient: Recipient): Promise<Addressee | null> {
  if (recipient.user_id === null) return recipient
  const user = await getUser(accountId, recipient.user_id)
  return user?.joined ? { email: user.email, name: user.name } : null
}

async function compose(delivery: Delivery, recipient: Recipient, { email, name }: Addressee): Promise<OutgoingMail> {
  const { lease, ports, owner, report, hash, main, pdfs, readers, logo, next } = delivery
  const to = { email, name }
  const reader = readers.get(recipient.email)
  const formats = reader?.formats ?? houseFormats
  const own = pdfs.get(formatsKey(formats))
  const { pdf, bytes } = own ?? main
  const { accountId, occurrence } = lease
  const now = ports.now()
  const ends = new Date(now.getTime() + linkDays * 86_400_000)
  const { id: shareId, token } = await putShare(accountId, {
    origin: 'delivery',
    type: report.type,
    title: report.title,
    hash,
    created_by: owner.userId,
    shared_by: owner.accountName,
    entities: occurrence.entities,
    created_at: now.toISOString(),
    expires_at: ends.toISOString(),
    password: null,
    logo: report.brand?.logo?.id ?? null,
    font: report.brand?.font_file?.id ?? null,
    domain: report.brand?.domain ?? null,
    occurrence_id: occurrence.id,
    recipient: { user_id: recipient.user_id, address: recipient.user_id === null ? recipient.email : null },
  })
  const address = linkOrigin(accountId, report.brand)
  const attached = pdf.bytes <= attachUpTo && !reader?.linkOnly
  const link = isForOneself(delivery, to.email) ? null : await putLinkOf(delivery, recipient)
  const ready = {
    report,
    hash,
    client: clientOf(report, owner.accountName),
    agency: owner.accountName,
    token,
    // the day before it ends, so that "until" holds in every zone
    linkUntil: addDays(dateIn(ends, report.timezone), -1),
    pdf: {
      pages: pdf.pages,
      bytes: pdf.bytes,
      url: attached
        ? null
        : await downloadLink(address, {
            accountId,
            occurrenceId: occurrence.id,
            expires_at: ends.toISOString(),
            share_id: shareId,
            formats: own ? formatsKey(formats) : null,
          }),
    },
    schedule: occurrence.type === 'ONCE' ? null : { every: every[occurrence.type], place: occurrence.run, of: occurrence.runs },
    test: occurrence.test === true,
    orderedBy: to.email === owner.email ? null : owner.name,
    to: to.email,
    brand: report.brand && { ...report.brand, logo: logo && report.brand.logo },
    next: next && next !== 'paused' ? { ...next, timezone: reader?.timezone ?? next.timezone } : next,
    choices: link && `${address}/recipient/${link}`,
  }
  return {
    ...(link ? { unsubscribe: `${address}/api/unsubscribe/${link}` } : {}),
    fromName: report.brand?.sender ?? owner.accountName,
    replyTo: owner.email,
    to,
    ...inFormats(formats, () => emailOf(reportReady, ready, address)),
    attachments: [
      ...(logo ? [{ filename: 'logo.png', contentType: 'image/png', content: logo, cid: logoCid }] : []),
      ...(attached ? [{ filename: pdfName(report.title, report.dates), contentType: 'application/pdf', content: bytes }] : []),
    ],
  }
}

async function downloadLink(address: string, download: Download): Promise<string> {
  const token = newToken()
  await putDownload(token, download)
  return `${address}/api/downloads/${token}`
}
