/** By email, in the words and formats of whoever reads it. */
import type { ObjectSchema } from '../../../../shared/api/endpoint.ts'
import { deliveryMessages } from '../../../../shared/delivery-messages.ts'
import { inFormats } from '../../../../shared/formats.ts'
import { digest } from '../../../../shared/notifications/digest/definition.ts'
import type { Content } from '../../../../shared/notifications/email/email.ts'
import { notices } from '../../../../shared/notifications/index.ts'
import type { Notice } from '../../../../shared/notifications/notice.ts'
import { emailOf } from '../../../../shared/notifications/notification.ts'
import { undeliveredMessages } from '../../../../shared/notifications/undelivered-messages.ts'
import { readerOf } from '../../../../shared/preferences.ts'
import { origin } from '../../../kernel/clients.ts'
import { log } from '../../../kernel/log.ts'
import { type OutgoingMail, surelyNotSent } from '../../../kernel/mail/mail.ts'
import { sendSlowly } from '../../../kernel/mail/send-slowly.ts'
import { SenderRefused, UndeliverableAddress } from '../../../kernel/mail/ses-refusals.ts'
import type { EventRecord } from '../records.ts'
import { type Going, NeverArrives, NotTaken, type Sender } from './sender.ts'

/** `send` takes one email and never repeats it by itself. */
export function emailSender(send: (mail: OutgoingMail) => Promise<unknown>): Sender {
  return async (going) => {
    const mail = mailOf(going)
    return () => sendSlowly(send, mail).catch(explain)
  }
}

function mailOf(going: Going): OutgoingMail {
  const { account, user } = going
  const { formats } = readerOf(user.preferences, account.timezone)
  const [event] = going.events
  const content = inFormats(formats, () => (going.isDigest ? digestOf(going) : noticeOf(event).mail(event.facts, origin())))
  return { fromName: 'Almanac', to: { email: user.email, name: user.name }, ...content }
}

/** @throws when a deployment has taken the type away meanwhile */
function noticeOf({ told }: EventRecord): Notice<ObjectSchema> {
  const notice: Notice<ObjectSchema> | undefined = notices.find(({ id }) => id === told.notification_type)?.notice
  if (!notice) throw new Error(`There is no type ${told.notification_type} any more.`)
  return notice
}

/** Gmail cuts an email off at 102 KB. */
const mostInDigest = 50

function digestOf({ events, account, user }: Going): Content {
  const gathered = events.slice(0, mostInDigest).map((event) => {
    const { told } = event
    return { label: told.label, sentence: sentenceOf(event), url: told.leads_to === null ? null : new URL(told.leads_to, origin()).href }
  })
  const every = user.told_when?.digest === 'weekly' ? 'weekly' : 'daily'
  return emailOf(digest, { account: account.name, every, gathered, more: events.length - gathered.length }, origin())
}

/** One event that a deployment can no longer tell keeps nobody from the others: it is said as it was when it happened. */
function sentenceOf(event: EventRecord): string {
  try {
    return noticeOf(event).tell(event.facts).sentence
  } catch (error) {
    const { accountId, id, told } = event
    log.warn('digest: told as it was', { accountId, type: told.notification_type, id, error: error instanceof Error ? error : new Error(String(error)) })
    return told.message
  }
}

function explain(error: unknown): never {
  if (error instanceof UndeliverableAddress) throw new NeverArrives(undeliveredMessages.address, { cause: error })
  if (error instanceof SenderRefused) throw new NotTaken(deliveryMessages.sender[error.refusal], { cause: error })
  if (surelyNotSent(error)) throw new NotTaken(undeliveredMessages.mailAway, { cause: error })
  throw error
}
