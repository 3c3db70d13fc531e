/** One mail to one person through SES: MIME by nodemailer, everything that becomes a header made safe first. */
import { SendRawEmailCommand } from '@aws-sdk/client-ses'
import MailComposer from 'nodemailer/lib/mail-composer'
import * as v from 'valibot'
import { asciiAddressForm } from '../../../shared/email-address.ts'
import { log } from '../log.ts'
import { headerText } from '../request/header-text.ts'
import { mailFrom, ses } from './ses.ts'
import { refusalOf, SenderRefused, UndeliverableAddress } from './ses-refusals.ts'
import { suppressionOf } from './suppression.ts'

export type OutgoingMail = {
  /** shown beside our sending address */
  fromName: string
  replyTo?: string
  to: { email: string; name: string | null }
  subject: string
  html: string
  text: string
  /** `cid`: shown in the mail, by `<img src="cid:…">` */
  /** where a mailbox unsubscribes its reader by one click (RFC 8058), and a person by a page */
  unsubscribe?: string
  /** names and values of `[A-Za-z0-9_-]`, which the mail service repeats in what it reports of the email */
  tags?: Readonly<Record<string, string>>
  attachments?: { filename: string; contentType: string; content: Uint8Array; cid?: string }[]
}

const Address = v.pipe(asciiAddressForm(String), v.regex(/^[^\s<>",;:\\()[\]]+$/))

/** The address itself or an error; an address is never repaired, because the repaired one may be somebody else's. */
function address(email: string): string {
  const checked = v.safeParse(Address, email)
  if (!checked.success) throw new UndeliverableAddress(email)
  return checked.output
}

/** ALMANAC_MAIL_FROM may be an address or `Name <address>`; the name is the mail's own. @throws SenderRefused */
function sender(): string {
  const from = mailFrom()
  const checked = v.safeParse(Address, /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from)
  if (!checked.success) throw new SenderRefused('misconfigured', { cause: new Error('ALMANAC_MAIL_FROM is not an email address.') })
  return checked.output
}

/** As they are: a folded address is read by no mailbox. Mailboxes look at them where a DKIM signature covers both, which is made by SES. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${new URL(url).href}>` },
  'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
})

/** The MIME message; CRLF lines, names and subject encoded after RFC 2047. @throws UndeliverableAddress, SenderRefused */
export async function composeMail(mail: OutgoingMail): Promise<Buffer> {
  const composer = new MailComposer({
    from: { name: headerText(mail.fromName), address: sender() },
    to: { name: headerText(mail.to.name ?? ''), address: address(mail.to.email) },
    ...(mail.replyTo && v.is(Address, mail.replyTo) ? { replyTo: mail.replyTo } : {}),
    subject: headerText(mail.subject),
    // nobody's holiday notice answers it (RFC 3834)
    headers: { 'Auto-Submitted': 'auto-generated', ...(mail.unsubscribe ? oneClick(mail.unsubscribe) : {}) },
    text: mail.text,
    html: mail.html,
    attachments: (mail.attachments ?? []).map(({ filename, contentType, content, cid }) => ({
      filename: headerText(filename).replaceAll(/[\\/:*?"<>|]/g, '-'),
      contentType,
      content: Buffer.from(content),
      ...(cid === undefined ? {} : { cid, contentDisposition: 'inline' as const }),
    })),
    disableUrlAccess: true,
    disableFileAccess: true,
    newline: 'windows',
  })
  return composer.compile().build()
}

/**
 * Sends once and never retries by itself: an answer that got lost may stand for a mail that went out, and only the caller knows
 * what it may risk. Returns the id SES gave.
 * @throws UndeliverableAddress when this recipient can never get it, or their address takes no more of our email; SenderRefused when SES takes nothing from us at all
 */
export async function sendMail(mail: OutgoingMail, { evenIfSuppressed = false }: { evenIfSuppressed?: boolean } = {}): Promise<string> {
  if (!evenIfSuppressed && (await isSuppressed(mail.to.email))) throw new UndeliverableAddress(mail.to.email)
  const Data = await composeMail(mail)
  // by it SES tells us of bounces and complaints
  const ConfigurationSetName = process.env.ALMANAC_MAIL_CONFIGURATION
  const Tags = Object.entries(mail.tags ?? {}).map(([Name, Value]) => ({ Name, Value }))
  try {
    const { MessageId } = await ses().send(
      new SendRawEmailCommand({ Source: sender(), Destinations: [mail.to.email], RawMessage: { Data }, Tags, ConfigurationSetName }),
    )
    return MessageId ?? ''
  } catch (error) {
    throw refusalOf(error, mail.to.email)
  }
}

/** While the table does not answer, an email goes out: one too many is better than a report that is lost. */
async function isSuppressed(email: string): Promise<boolean> {
  try {
    return (await suppressionOf(email)) !== null
  } catch (error) {
    log.warn('mail: whether the address takes any is not known', { error })
    return false
  }
}

/** Whether SES surely did not accept the mail: it said so. A time-out or a broken line says nothing. */
export function surelyNotSent(error: unknown): boolean {
  if (error instanceof SenderRefused) return true
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return false
  const { $metadata: metadata } = error
  const status = typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata ? metadata.httpStatusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500
}
