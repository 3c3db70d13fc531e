/** The email that one recipient of a report gets, with links that are theirs alone. */
import { houseFormats, inFormats } from '../../../shared/formats.ts'
import { lastDayOf, linkEnd } from '../../../shared/link-end.ts'
import { logoCid } from '../../../shared/notifications/email/style.ts'
import { emailOf } from '../../../shared/notifications/notification.ts'
import { reportReady } from '../../../shared/notifications/report-ready/definition.ts'
import { reportFileName } from '../../../shared/report-name.ts'
import { clientOf } from '../../../shared/reports/client-of.ts'
import { newToken } from '../../kernel/link-token.ts'
import type { OutgoingMail } from '../../kernel/mail/mail.ts'
import { linkOrigin } from '../branding/link-domains.ts'
import { onOwnDay } from '../recipients/own-day.ts'
import { mailTags } from '../schedules/mail-outcome.ts'
import type { Occurrence, Recipient } from '../schedules/records.ts'
import { type Download, putDownload } from '../schedules/store/downloads.ts'
import { putShare } from '../shares/store/shares.ts'
import { putLinkOf } from './email-link.ts'
import { formatsKey } from './pdfs.ts'
import type { Delivery } from './send.ts'

/** Larger ones go as a link: SES takes 10 MB, and base64 makes a file a third larger. */
const attachUpTo = 7 * 1024 * 1024
const linkDays = 30

const every = { WEEKLY: 'week', MONTHLY: 'month' } as const

/** `email`: of today. */
export type Addressee = { email: string; name: string | null }

/** Asked for by whoever gets it, at that moment. */
export const isForOneself = ({ lease: { occurrence }, owner }: Delivery, email: string) =>
  (occurrence.type === 'ONCE' || occurrence.test === true) && email === owner.email

export async function compose(delivery: Delivery, recipient: Recipient, { email, name }: Addressee): Promise<OutgoingMail> {
  const { lease, ports, owner, report, hash, content, main, pdfs, readers, logo, next } = delivery
  const to = { email, name }
  const reader = readers.get(recipient.email)
  const formats = reader?.formats ?? houseFormats
  const own = pdfs.get(formatsKey(formats))
  const { pdf, bytes } = own ?? main
  const { accountId, occurrence } = lease
  const client = clientOf(report, owner.accountName)
  const now = ports.now()
  const ends = linkEnd(linkDays, now, report.timezone)
  const { id: shareId, token } = await putShare(accountId, {
    origin: 'delivery',
    type: report.type,
    title: report.title,
    ...(report.subject ? { subject: report.subject } : {}),
    hash,
    created_by: owner.userId,
    shared_by: owner.accountName,
    entities: occurrence.entities,
    timezone: report.timezone,
    created_at: now.toISOString(),
    expires_at: ends,
    password: null,
    downloads: true,
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
    hash: content,
    missing: delivery.missing,
    client,
    agency: owner.accountName,
    token,
    linkUntil: lastDayOf(ends, report.timezone),
    pdf: {
      pages: pdf.pages,
      bytes: pdf.bytes,
      url: attached
        ? null
        : await downloadLink(address, {
            accountId,
            occurrenceId: occurrence.id,
            expires_at: ends,
            share_id: shareId,
            formats: own ? formatsKey(formats) : null,
          }),
    },
    schedule: scheduleOf(occurrence),
    test: occurrence.test === true,
    orderedBy: to.email === owner.email ? null : owner.name,
    to: to.email,
    brand: report.brand && { ...report.brand, logo: logo && report.brand.logo },
    next: next && next !== 'paused' ? { at: ownTime(next, reader?.weekday), timezone: reader?.timezone ?? next.timezone } : next,
    choices: link && `${address}/recipient/${link}`,
  }
  return {
    tags: mailTags({ accountId, run: occurrence.id, recipient: recipient.email }),
    ...(link ? { unsubscribe: `${address}/api/unsubscribe/${link}` } : {}),
    fromName: report.brand?.sender ?? owner.accountName,
    replyTo: owner.email,
    to,
    ...inFormats(formats, () => emailOf(reportReady, ready, address)),
    attachments: [
      ...(logo ? [{ filename: 'logo.png', contentType: 'image/png', content: logo, cid: logoCid }] : []),
      ...(attached ? [{ filename: `${reportFileName(client, report, report.dates)}.pdf`, contentType: 'application/pdf', content: bytes }] : []),
    ],
  }
}

const scheduleOf = ({ type, run, runs, until_stopped }: Occurrence) =>
  type === 'ONCE' ? null : { every: every[type], place: run, of: until_stopped ? null : runs }

const ownTime = ({ at, timezone }: { at: string; timezone: string }, weekday: number | null | undefined) =>
  new Date(onOwnDay(at, timezone, weekday)).toISOString()

async function downloadLink(address: string, download: Download): Promise<string> {
  const token = newToken()
  await putDownload(token, download)
  return `${address}/api/downloads/${token}`
}
