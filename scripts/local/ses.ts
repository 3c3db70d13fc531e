/** SES for the local stack: the Query API (v1) for sending. Messages land in the mailbox, at /_local/mail. */
import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import MailComposer from 'nodemailer/lib/mail-composer'
import PostalMime, { type Address } from 'postal-mime'
import type { Mailbox } from './mailbox.ts'
import { readBody } from './read-body.ts'

/** The default quotas of SES. */
const maxMessageBytes = 10 * 1024 * 1024
const maxRecipients = 50

const namespace = 'http://ses.amazonaws.com/doc/2010-12-01/'
const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)

class SesError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** `prefix.member.1`, `prefix.member.2`, ... in order. */
function members(form: URLSearchParams, prefix: string): string[] {
  const found: string[] = []
  for (let n = 1; form.has(`${prefix}.member.${n}`); n++) found.push(form.get(`${prefix}.member.${n}`) ?? '')
  return found
}

/** SES takes no other letters in them. */
const tagWord = /^[A-Za-z0-9_-]{1,256}$/

function tagsOf(form: URLSearchParams): { tags?: Record<string, string> } {
  const tags: [string, string][] = []
  for (let n = 1; form.has(`Tags.member.${n}.Name`); n++) tags.push([form.get(`Tags.member.${n}.Name`) ?? '', form.get(`Tags.member.${n}.Value`) ?? ''])
  const wrong = tags.flat().find((word) => !tagWord.test(word))
  if (wrong !== undefined) throw new SesError('InvalidParameterValue', `Invalid tag <${wrong}>.`)
  return tags.length > 0 ? { tags: Object.fromEntries(tags) } : {}
}

const mailboxesOf = (given: Address[] | undefined): string[] =>
  (given ?? []).flatMap((address) => ('group' in address && address.group ? mailboxesOf(address.group) : address.address ? [address.address] : []))

function checkAddresses(from: string, to: string[]): void {
  if (to.length === 0) throw new SesError('InvalidParameterValue', "Missing required header 'To'.")
  if (to.length > maxRecipients) throw new SesError('InvalidParameterValue', `Recipient count exceeds ${maxRecipients}.`)
  for (const address of [from, ...to]) {
    const bare = /<([^<>]*)>\s*$/.exec(address)?.[1] ?? address
    if (/[\r\n]/.test(address)) throw new SesError('InvalidParameterValue', 'Address contains illegal characters.')
    if (!/^[^@\s]+@[^@\s]+$/.test(bare)) throw new SesError('InvalidParameterValue', bare.includes('@') ? 'Illegal address' : "Missing final '@domain'")
  }
}

async function sendRawEmail(form: URLSearchParams, mailbox: Mailbox): Promise<string> {
  const raw = Buffer.from(form.get('RawMessage.Data') ?? '', 'base64')
  if (raw.length === 0) throw new SesError('InvalidParameterValue', 'Empty raw message.')
  if (raw.length > maxMessageBytes) throw new SesError('InvalidParameterValue', `Message length is more than ${maxMessageBytes} bytes long: '${raw.length}'.`)
  const parsed = await PostalMime.parse(raw)
  const from = form.get('Source') ?? mailboxesOf(parsed.from ? [parsed.from] : [])[0]
  if (!from) throw new SesError('InvalidParameterValue', "Missing required header 'From'.")
  const named = members(form, 'Destinations')
  const to = named.length > 0 ? named : mailboxesOf([...(parsed.to ?? []), ...(parsed.cc ?? []), ...(parsed.bcc ?? [])])
  checkAddresses(from, to)
  return mailbox.keep({ from, to, subject: parsed.subject ?? '', raw, ...tagsOf(form) })
}

async function sendEmail(form: URLSearchParams, mailbox: Mailbox): Promise<string> {
  const from = form.get('Source') ?? ''
  const to = members(form, 'Destination.ToAddresses')
  const cc = members(form, 'Destination.CcAddresses')
  const bcc = members(form, 'Destination.BccAddresses')
  const subject = form.get('Message.Subject.Data') ?? ''
  checkAddresses(from, [...to, ...cc, ...bcc])
  const composed = new MailComposer({
    from,
    to,
    cc,
    replyTo: members(form, 'ReplyToAddresses'),
    subject,
    text: form.get('Message.Body.Text.Data') ?? undefined,
    html: form.get('Message.Body.Html.Data') ?? undefined,
  })
  return mailbox.keep({ from, to: [...to, ...cc, ...bcc], subject, raw: await composed.compile().build() })
}

const actions: Record<string, ((form: URLSearchParams, mailbox: Mailbox) => Promise<string>) | undefined> = { SendRawEmail: sendRawEmail, SendEmail: sendEmail }

/** Answers the SES Query API. */
export function createSes(mailbox: Mailbox): RequestListener {
  return async (request, response) => {
    const requestId = randomUUID()
    const answer = (status: number, xml: string) => {
      response.writeHead(status, { 'content-type': 'text/xml', 'x-amzn-requestid': requestId })
      response.end(xml)
    }
    try {
      const form = new URLSearchParams((await readBody(request, 2 * maxMessageBytes)).toString('utf8'))
      const name = form.get('Action') ?? ''
      const action = actions[name]
      if (!action) throw new SesError('InvalidAction', `Could not find operation ${name} for version 2010-12-01`)
      const id = await action(form, mailbox)
      answer(
        200,
        `<${name}Response xmlns="${namespace}"><${name}Result><MessageId>${id}</MessageId></${name}Result><ResponseMetadata><RequestId>${requestId}</RequestId></ResponseMetadata></${name}Response>`,
      )
    } catch (error) {
      const mine = error instanceof SesError
      const code = mine ? error.code : 'InternalFailure'
      const message = escapeXml(error instanceof Error ? error.message : 'Unknown')
      answer(
        mine ? 400 : 500,
        `<ErrorResponse xmlns="${namespace}"><Error><Type>${mine ? 'Sender' : 'Receiver'}</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>${requestId}</RequestId></ErrorResponse>`,
      )
    }
  }
}
