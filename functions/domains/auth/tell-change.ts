/** Tells a person by email that how they sign in has changed. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { inFormats } from '../../../shared/formats.ts'
import { emailOf } from '../../../shared/notifications/notification.ts'
import { securityChange } from '../../../shared/notifications/security-change/definition.ts'
import type { SecurityChangeKind } from '../../../shared/notifications/security-change/email.ts'
import { readerOf } from '../../../shared/preferences.ts'
import { securityMessages } from '../../../shared/security-messages.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { whenceOf } from '../../kernel/accounts/whence.ts'
import { origin } from '../../kernel/clients.ts'
import type { Log } from '../../kernel/log.ts'
import { sendMail } from '../../kernel/mail/mail.ts'

type Told = { readonly log: Log; readonly now: Date }

/** What has changed has changed, whether or not the email can be sent: one that fails is logged. */
export async function tellChange(actor: Actor, change: SecurityChangeKind, event: APIGatewayProxyEventV2, { log, now }: Told): Promise<void> {
  const { email, name } = actor
  const { formats, timezone } = readerOf(actor.preferences, actor.timezone)
  const whence = whenceOf(event)
  const where = { device: securityMessages.device(whence), place: securityMessages.place(whence) }
  const content = inFormats(formats, () => emailOf(securityChange, { change, email, ...where, at: { at: now.toISOString(), timezone } }, origin()))
  try {
    await sendMail({ fromName: 'Almanac', to: { email, name }, ...content })
  } catch (error) {
    log.warn('a change of how somebody signs in was not mailed', { change, error: error instanceof Error ? error : new Error(String(error)) })
  }
}
