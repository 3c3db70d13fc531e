/** Emails to addresses that whoever is not signed in has typed: they say nothing of it but the address itself. */
import { messages } from '../../../shared/messages.ts'
import type { Content } from '../../../shared/notifications/email/email.ts'
import { problem } from '../request/problem.ts'
import { sendMail } from './mail.ts'
import { UndeliverableAddress } from './ses-refusals.ts'

/**
 * Also to an address that takes no other email from us: somebody asks for it now, and without it could never come in again. `askedMail`
 * of shared/limits.ts counts them. @throws Problem 400 for an address that takes no email
 */
export async function sendToAddress(email: string, content: Content): Promise<void> {
  try {
    await sendMail({ fromName: 'Almanac', to: { email, name: null }, ...content }, { evenIfSuppressed: true })
  } catch (error) {
    if (error instanceof UndeliverableAddress) throw problem(400, messages.person.emailInvalid)
    throw error
  }
}
