import { sendMessage } from '../../../../shared/api/contact.ts'
import { contactMessages } from '../../../../shared/contact-messages.ts'
import { contactMessage } from '../../../../shared/notifications/contact-message/definition.ts'
import { emailOf } from '../../../../shared/notifications/notification.ts'
import { contactAddress } from '../../../domains/contact/contact-address.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { origin } from '../../../kernel/clients.ts'
import { sendMail } from '../../../kernel/mail/mail.ts'
import { take } from '../../../kernel/request/limits.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** By email to ALMANAC_CONTACT and to nobody else, so no stranger can have words of theirs sent to anybody. A program gets the same answer, and nothing is sent. */
export const handler = handle(sendMessage, async ({ body: { website, ...written }, now }) => {
  const email = contactAddress()
  if (!email) throw problem(404, contactMessages.none)
  if (website !== '') return { sent: true as const }
  await take('askedMail', { person: written.email }, now)
  await sendMail({ fromName: 'Almanac', replyTo: written.email, to: { email, name: null }, ...emailOf(contactMessage, written, origin()) })
  return { sent: true as const }
})
