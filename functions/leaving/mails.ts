/** Tells people by email that they, their account or their data are about to leave. */
import { inFormats } from '../../shared/formats.ts'
import { accountDeletion } from '../../shared/notifications/account-deletion/definition.ts'
import { emailOf } from '../../shared/notifications/notification.ts'
import { firstPreferences, formatsOf } from '../../shared/preferences.ts'
import { listUsers, type UserRecord } from '../accounts/store.ts'
import type { Actor } from '../lib/actor.ts'
import { origin } from '../lib/clients.ts'
import type { Log } from '../lib/log.ts'
import { sendMail } from '../lib/mail.ts'

type Told = { readonly log: Log; readonly now: Date }

/** Every owner, whoever asked too: one email that cannot be sent keeps none of the others. */
export async function tellOwners(actor: Actor, asked: { token: string; ends_at: string }, { log, now }: Told): Promise<void> {
  const owners = (await listUsers(actor.accountId, true)).filter(({ role, joined }) => role === 'OWNER' && joined)
  for (const owner of owners) {
    try {
      await sendMail({ fromName: 'Almanac', to: { email: owner.email, name: owner.name }, ...contentFor(owner, actor, asked, now) })
    } catch (error) {
      log.error('an owner was not told of a deletion', { user: owner.id, error: error instanceof Error ? error : new Error(String(error)) })
    }
  }
}

function contentFor(owner: UserRecord, actor: Actor, { token, ends_at }: { token: string; ends_at: string }, now: Date) {
  const preferences = { ...firstPreferences, ...owner.preferences }
  const timezone = preferences.timezone ?? actor.timezone
  const moment = (at: string) => ({ at, timezone })
  const data = { account: actor.accountName, by: actor.name, token, asked: moment(now.toISOString()), ends: moment(ends_at) }
  return inFormats(formatsOf(preferences), () => emailOf(accountDeletion, data, origin()))
}
