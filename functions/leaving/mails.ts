/** Tells people by email that they, their account or their data are about to leave. */
import { inFormats } from '../../shared/formats.ts'
import { accountDeletion } from '../../shared/notifications/account-deletion/definition.ts'
import { exportReady } from '../../shared/notifications/export-ready/definition.ts'
import { emailOf } from '../../shared/notifications/notification.ts'
import { firstPreferences, formatsOf } from '../../shared/preferences.ts'
import { getAccount, getUser, listUsers, type UserRecord } from '../accounts/store.ts'
import type { Actor } from '../lib/actor.ts'
import { origin } from '../lib/clients.ts'
import type { Log } from '../lib/log.ts'
import { sendMail } from '../lib/mail.ts'
import type { Of } from './export/store.ts'

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

/** Whoever asked for it; nobody once they have left. */
export async function tellReady({ accountId, userId, whole }: Of, { token, ends_at, bytes }: { token: string; ends_at: string; bytes: number }): Promise<void> {
  const [account, user] = await Promise.all([getAccount(accountId), getUser(accountId, userId)])
  if (!account || !user) return
  const preferences = { ...firstPreferences, ...user.preferences }
  const ends = { at: ends_at, timezone: preferences.timezone ?? account.timezone }
  const content = inFormats(formatsOf(preferences), () =>
    emailOf(exportReady, { of: whole ? account.name : null, email: user.email, size: formatBytes(bytes), token, ends }, origin()),
  )
  await sendMail({ fromName: 'Almanac', to: { email: user.email, name: user.name }, ...content })
}

/** "12.4 MB" */
function formatBytes(bytes: number): string {
  const kb = bytes / 1000
  return kb < 1000 ? `${Math.max(1, Math.round(kb))} KB` : `${(kb / 1000).toFixed(1)} MB`
}
