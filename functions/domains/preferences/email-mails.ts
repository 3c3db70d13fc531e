/** The emails of a change of address: its link to the new one, a notice to the old one. */

import { inFormats } from '../../../shared/formats.ts'
import { emailChange } from '../../../shared/notifications/email-change/definition.ts'
import { emailChangeNotice } from '../../../shared/notifications/email-change-notice/definition.ts'
import { emailOf } from '../../../shared/notifications/notification.ts'
import { formatsOf, type Preferences } from '../../../shared/preferences.ts'
import { origin } from '../../kernel/clients.ts'
import { sendToAddress } from '../../kernel/mail/send-to-address.ts'
import { changeSeconds } from './store/email-changes.ts'

/** `timezone`: in which the person reads times (IANA). */
type Told = { email: string; timezone: string; preferences: Preferences }

export function sendChangeLink({ email, token, timezone, preferences }: Told & { token: string }, now: Date): Promise<void> {
  const until = { at: new Date(now.getTime() + changeSeconds * 1000).toISOString(), timezone }
  return sendToAddress(
    email,
    inFormats(formatsOf(preferences), () => emailOf(emailChange, { email, token, until }, origin())),
  )
}

/** `to`: the new address. */
export function sendChangeNotice({ email, to, timezone, preferences }: Told & { to: string }, now: Date): Promise<void> {
  const asked = { at: now.toISOString(), timezone }
  return sendToAddress(
    email,
    inFormats(formatsOf(preferences), () => emailOf(emailChangeNotice, { email, to, asked }, origin())),
  )
}
