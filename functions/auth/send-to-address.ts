/** Emails to addresses that whoever is not signed in has typed: they say nothing of it but the address itself. */
import { messages } from '../../shared/messages.ts'
import type { Content } from '../../shared/notifications/email/email.ts'
import { sendMail } from '../lib/mail.ts'
import { problem } from '../lib/problem.ts'
import { UndeliverableAddress } from '../lib/ses-refusals.ts'

/** @throws Problem 400 for an address that takes no email */
export async function sendToAddress(email: string, content: Content): Promise<void> {
  try {
    await sendMail({ fromName: 'Almanac', to: { email, name: null }, ...content })
  } catch (error) {
    if (error instanceof UndeliverableAddress) throw problem(400, messages.person.emailInvalid)
    throw error
  }
}
