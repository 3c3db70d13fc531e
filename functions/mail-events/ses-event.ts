/** What SES says became of an email, and which addresses that makes no email go to (SES developer guide, "Contents of event data"). */
import * as v from 'valibot'
import type { Suppression } from '../lib/suppression.ts'

const Recipients = v.array(v.object({ emailAddress: v.string() }))
const Mail = v.object({ timestamp: v.pipe(v.string(), v.isoTimestamp()) })

/** By an event destination `eventType` says the kind, by an identity's own topic `notificationType`. */
const SesEvent = v.variant('kind', [
  v.object({ kind: v.literal('Bounce'), mail: Mail, bounce: v.object({ bounceType: v.string(), bouncedRecipients: Recipients }) }),
  v.object({ kind: v.literal('Complaint'), mail: Mail, complaint: v.object({ complainedRecipients: Recipients }) }),
])

type Told = Suppression & { readonly email: string }

/** Empty for what passes by itself, such as a full mailbox, and for what is no bounce and no complaint. */
export function suppressedBy(text: string): Told[] {
  const given = parsed(text)
  if (given === null) return []
  const since = given.mail.timestamp
  if (given.kind === 'Complaint')
    return given.complaint.complainedRecipients.map(({ emailAddress }) => ({ email: bare(emailAddress), reason: 'COMPLAINT', since }))
  if (given.bounce.bounceType !== 'Permanent') return []
  return given.bounce.bouncedRecipients.map(({ emailAddress }) => ({ email: bare(emailAddress), reason: 'BOUNCE', since }))
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
