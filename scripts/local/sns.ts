/** SNS for the local stack: one topic, of what became of emails. Its messages are signed with a key that is made at each start. */
import { createSign, generateKeyPairSync } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { ulid } from 'ulid'
import { signedText } from '../../functions/domains/mail-events/signature.ts'

export type LocalSns = {
  /** answers with the public key, at every path */
  readonly api: RequestListener
  /** what SNS hands a function that subscribes: one message, signed */
  readonly eventOf: (message: string) => object
}

/** `endpoint`: where its api is served. */
export function createSns({ topic, endpoint }: { topic: string; endpoint: string }): LocalSns {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = publicKey.export({ type: 'spki', format: 'pem' })
  return {
    api: (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/x-pem-file' })
      response.end(pem)
    },
    eventOf: (Message) => {
      const fields = { Type: 'Notification', MessageId: ulid(), TopicArn: topic, Message, Timestamp: new Date().toISOString(), SignatureVersion: '2' } as const
      const Signature = createSign('RSA-SHA256').update(signedText(fields)).sign(privateKey, 'base64')
      return { Records: [{ EventSource: 'aws:sns', EventVersion: '1.0', Sns: { ...fields, Signature, SigningCertUrl: `${endpoint}/key.pem` } }] }
    },
  }
}

/** Reports of SES on an email: the recipient's server took it, did not take it yet, never will, or its reader marked it as spam. */
export const mailNews = ['delivery', 'delay', 'bounce', 'complaint'] as const
export type MailNews = (typeof mailNews)[number]
type Told = { readonly at: string; readonly to: readonly string[]; readonly id: string; readonly tags?: Readonly<Record<string, string>> | undefined }

/** The event that SES would publish. `now`: of the event; `at`: when the email was sent. */
export function sesEvent(kind: MailNews, { at, to, id, tags = {} }: Told, now = at): string {
  const recipients = to.map((emailAddress) => ({ emailAddress }))
  const mail = { timestamp: at, messageId: id, destination: to, tags: Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])) }
  const events = {
    delivery: { eventType: 'Delivery', delivery: { timestamp: now, recipients: to } },
    delay: { eventType: 'DeliveryDelay', deliveryDelay: { timestamp: now, delayType: 'MailboxFull', delayedRecipients: recipients } },
    bounce: { eventType: 'Bounce', bounce: { bounceType: 'Permanent', bounceSubType: 'General', bouncedRecipients: recipients, timestamp: now } },
    complaint: { eventType: 'Complaint', complaint: { complainedRecipients: recipients, complaintFeedbackType: 'abuse', timestamp: now } },
  }
  return JSON.stringify({ mail, ...events[kind] })
}
