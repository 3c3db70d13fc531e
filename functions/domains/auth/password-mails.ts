/** The emails to whoever forgot a password. */
import { type Formats, inFormats } from '../../../shared/formats.ts'
import { noAccount } from '../../../shared/notifications/no-account/definition.ts'
import { emailOf } from '../../../shared/notifications/notification.ts'
import { passwordReset } from '../../../shared/notifications/password-reset/definition.ts'
import { origin } from '../../kernel/clients.ts'
import { sendToAddress } from '../../kernel/mail/send-to-address.ts'
import { resetSeconds } from './store/resets.ts'

/** Of whoever the address is: the zone (IANA) they read times in, and their formats. */
type Reader = { readonly timezone: string; readonly formats: Formats }

/** Its links start with our own address, whatever host the request named. */
export function sendResetLink(email: string, token: string, { timezone, formats }: Reader, now: Date): Promise<void> {
  const moment = (at: Date) => ({ at: at.toISOString(), timezone })
  const until = moment(new Date(now.getTime() + resetSeconds * 1000))
  return sendToAddress(
    email,
    inFormats(formats, () => emailOf(passwordReset, { email, token, asked: moment(now), until }, origin())),
  )
}

export function sendNoAccount(email: string, timezone: string, now: Date): Promise<void> {
  return sendToAddress(email, emailOf(noAccount, { email, asked: { at: now.toISOString(), timezone } }, origin()))
}
