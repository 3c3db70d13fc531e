/** What SES says became of an email, and which addresses that makes no email go to (SES developer guide, "Contents of event data"). */
import * as v from 'valibot'
import type { Suppression } from '../../kernel/mail/suppression.ts'
import { MailTags, type ReportedMail } from '../schedules/mail-outcome.ts'

const Recipients = v.array(v.object({ emailAddress: v.string() }))
const Instant = v.pipe(v.string(), v.isoTimestamp())
const Mail = v.object({ timestamp: Instant, messageId: v.optional(v.string(), ''), tags: v.optional(v.record(v.string(), v.array(v.string())), {}) })
const When = v.object({ timestamp: v.optional(Instant) })

/** By an event destination `eventType` says the kind, by an identity's own topic `notificationType`. */
const SesEvent = v.variant('kind', [
  v.object({ kind: v.literal('Bounce'), mail: Mail, bounce: v.object({ ...When.entries, bounceType: v.string(), bouncedRecipients: Recipients }) }),
  v.object({ kind: v.literal('Complaint'), mail: Mail, complaint: v.object({ ...When.entries, complainedRecipients: Recipients }) }),
  v.object({ kind: v.literal('Delivery'), mail: Mail, delivery: When }),
  v.object({ kind: v.literal('DeliveryDelay'), mail: Mail, deliveryDelay: When }),
])

type Told = Suppression & { readonly email: string }

/** Empty for what passes by itself, such as a full mailbox, and for what is no bounce and no complaint. */
export function suppressedBy(text: string): Told[] {
  const given = parsed(text)
  if (given === null || !('bounce' in given || 'complaint' in given)) return []
  const since = given.mail.timestamp
  if (given.kind === 'Complaint')
    return given.complaint.complainedRecipients.map(({ emailAddress }) => ({ email: bare(emailAddress), reason: 'COMPLAINT', since }))
  if (given.bounce.bounceType !== 'Permanent') return []
  return given.bounce.bouncedRecipients.map(({ emailAddress }) => ({ email: bare(emailAddress), reason: 'BOUNCE', since }))
}

const outcomes = { Bounce: 'bounced', Complaint: 'complained', Delivery: 'delivered', DeliveryDelay: 'delayed' } as const

/** Reads the outcome of a report's email; null for other emails, which have no such tags. A soft bounce is a bounce: the mail service gave up. */
export function reportedBy(text: string): ReportedMail | null {
  const given = parsed(text)
  if (given === null) return null
  const { tags, messageId: mail, timestamp } = given.mail
  const read = v.safeParse(MailTags, Object.fromEntries(Object.entries(tags).map(([name, [value]]) => [name, value])))
  return read.success ? { tags: read.output, mail, outcome: outcomes[given.kind], at: timeOf(given) ?? timestamp } : null
}

function timeOf(given: v.InferOutput<typeof SesEvent>): string | undefined {
  if ('bounce' in given) return given.bounce.timestamp
  if ('complaint' in given) return given.complaint.timestamp
  return 'delivery' in given ? given.delivery.timestamp : given.deliveryDelay.timestamp
}

function parsed(text: string): v.InferOutput<typeof SesEvent> | null {
  const Named = v.looseObject({ eventType: v.optional(v.string()), notificationType: v.optional(v.string()) })
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return null
  }
  if (!v.is(Named, given)) return null
  const read = v.safeParse(SesEvent, { ...given, kind: given.eventType ?? given.notificationType })
  return read.success ? read.output : null
}

/** "Mara <mara@northbound.example>" is written by some servers. */
const bare = (address: string) => /<([^<>]+)>\s*$/.exec(address)?.[1] ?? address
