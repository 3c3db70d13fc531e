/** By email, in the words and formats of whoever reads it. */
import type { ObjectSchema } from '../../../shared/api/endpoint.ts'
import { deliveryMessages } from '../../../shared/delivery-messages.ts'
import { inFormats } from '../../../shared/formats.ts'
import { notices } from '../../../shared/notifications/index.ts'
import type { Notice } from '../../../shared/notifications/notice.ts'
import { undeliveredMessages } from '../../../shared/notifications/undelivered-messages.ts'
import { readerOf } from '../../../shared/preferences.ts'
import { origin } from '../../lib/clients.ts'
import { type OutgoingMail, surelyNotSent } from '../../lib/mail.ts'
import { sendSlowly } from '../../lib/send-slowly.ts'
import { SenderRefused, UndeliverableAddress } from '../../lib/ses-refusals.ts'
import { type Going, NeverArrives, NotTaken, type Sender } from './sender.ts'

/** `send` takes one email and never repeats it by itself. */
export function emailSender(send: (mail: OutgoingMail) => Promise<unknown>): Sender {
  return async (going) => {
    const mail = mailOf(going)
    return () => sendSlowly(send, mail).catch(explain)
  }
}

function mailOf({ event: { told, facts }, account, user }: Going): OutgoingMail {
  const notice: Notice<ObjectSchema> | undefined = notices.find(({ id }) => id === told.notification_type)?.notice
  if (!notice) throw new Error(`There is no type ${told.notification_type} any more.`)
  const { formats } = readerOf(user.preferences, account.timezone)
  return { fromName: 'Almanac', to: { email: user.email, name: user.name }, ...inFormats(formats, () => notice.mail(facts, origin())) }
}

function explain(error: unknown): never {
  if (error instanceof UndeliverableAddress) throw new NeverArrives(undeliveredMessages.address, { cause: error })
  if (error instanceof SenderRefused) throw new NotTaken(deliveryMessages.sender[error.refusal], { cause: error })
  if (surelyNotSent(error)) throw new NotTaken(undeliveredMessages.mailAway, { cause: error })
  throw error
}
