import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { inFormats } from '../../../shared/formats.ts'
import { emailOf } from '../../../shared/notifications/notification.ts'
import { securityChange } from '../../../shared/notifications/security-change/definition.ts'
import { readerOf } from '../../../shared/preferences.ts'
import { securityMessages } from '../../../shared/security-messages.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { listUsers, type UserRecord } from '../../kernel/accounts/store.ts'
import { whenceOf } from '../../kernel/accounts/whence.ts'
import { origin } from '../../kernel/clients.ts'
import type { Log } from '../../kernel/log.ts'
import { sendMail } from '../../kernel/mail/mail.ts'

/** Emails every owner of the account but the new one. The change stays when an email cannot be sent; the log says so. */
export async function notifyOwners(actor: Actor, added: UserRecord, event: APIGatewayProxyEventV2, { log, now }: { log: Log; now: Date }): Promise<void> {
  const owners = (await listUsers(actor.accountId)).filter(({ id, role, joined }) => role === 'OWNER' && joined && id !== added.id)
  const whence = whenceOf(event)
  const where = { device: securityMessages.device(whence), place: securityMessages.place(whence) }
  for (const { email, name, preferences } of owners) {
    const { formats, timezone } = readerOf(preferences, actor.timezone)
    const data = { change: 'newOwner' as const, email: added.email, by: actor.name, ...where, at: { at: now.toISOString(), timezone } }
    const content = inFormats(formats, () => emailOf(securityChange, data, origin()))
    await sendMail({ fromName: 'Almanac', to: { email, name }, ...content }).catch((error: unknown) =>
      log.warn('a new owner was not mailed', { error: error instanceof Error ? error : new Error(String(error)) }),
    )
  }
}
