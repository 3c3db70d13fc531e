/** One mail to one person through SES: MIME by nodemailer, everything that becomes a header made safe first. */
import { SendRawEmailCommand } from '@aws-sdk/client-ses'
import MailComposer from 'nodemailer/lib/mail-composer'
import * as v from 'valibot'
import { mailFrom, ses } from './ses.ts'

export type OutgoingMail = {
  /** shown beside our sending address */
  fromName: string
  replyTo?: string
  to: { email: string; name: string | null }
  subject: string
  html: string
  text: string
  attachments?: { filename: string; contentType: string; content: Uint8Array }[]
}

/** Control characters, line and paragraph separators, bidi overrides: none of them may stand in a header. */
const unsafe = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/** Text for a header: one line, no more than 200 characters. */
export function headerText(text: string): string {
  const line = text.replace(unsafe, ' ').replace(/\s+/g, ' ').trim()
  return [...line].slice(0, 200).join('')
}

const Address = v.pipe(v.string(), v.email(), v.maxLength(254), v.regex(/^[^\s<>",;:\\()[\]]+$/))

/** The address itself or an error; an address is never repaired, because the repaired one may be somebody else's. */
function address(email: string): string {
  const checked = v.safeParse(Address, email)
  if (!checked.success) throw new UndeliverableAddress(email)
  return checked.output
}

/** SES or we say that this address can never get this mail; others are not affected. */
export class UndeliverableAddress extends Error {
  constructor(email: string) {
    super(`${headerText(email)} cannot be mailed.`)
  }
}

/** ALMANAC_MAIL_FROM may be an address or `Name <address>`; the name is the mail's own. */
function sender(): string {
  const from = mailFrom()
  return address(/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from)
}

/** The MIME message; CRLF lines, names and subject encoded after RFC 2047. @throws UndeliverableAddress */
export async function composeMail(mail: OutgoingMail): Promise<Buffer> {
  const composer = new MailComposer({
    from: { name: headerText(mail.fromName), address: sender() },
    to: { name: headerText(mail.to.name ?? ''), address: address(mail.to.email) },
    ...(mail.replyTo && v.is(Address, mail.replyTo) ? { replyTo: mail.replyTo } : {}),
    subject: headerText(mail.subject),
    text: mail.text,
    html: mail.html,
    attachments: (mail.attachments ?? []).map(({ filename, contentType, content }) => ({
      filename: headerText(filename).replaceAll(/[\\/:*?"<>|]/g, '-'),
      contentType,
      content: Buffer.from(content),
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
 * @throws UndeliverableAddress when this recipient can never get it
 */
export async function sendMail(mail: OutgoingMail): Promise<string> {
  const Data = await composeMail(mail)
  try {
    const { MessageId } = await ses().send(new SendRawEmailCommand({ Source: sender(), Destinations: [mail.to.email], RawMessage: { Data } }))
    return MessageId ?? ''
  } catch (error) {
    // SES names these two when it refuses the message or the address itself
    if (error instanceof Error && ['MessageRejected', 'InvalidParameterValue'].includes(error.name)) throw new UndeliverableAddress(mail.to.email)
    throw error
  }
}

/** Whether SES surely did not accept the mail: it said so. A time-out or a broken line says nothing. */
export function surelyNotSent(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return false
  const { $metadata: metadata } = error
  const status = typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata ? metadata.httpStatusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500
}
