/** Tells people by email that they, their account or their data are about to leave. */
import { formatBytes } from '../../../shared/format-bytes.ts'
import { inFormats } from '../../../shared/formats.ts'
import { accountDeletion } from '../../../shared/notifications/account-deletion/definition.ts'
import { exportFailed } from '../../../shared/notifications/export-failed/definition.ts'
import { exportReady } from '../../../shared/notifications/export-ready/definition.ts'
import { emailOf } from '../../../shared/notifications/notification.ts'
import { readerOf } from '../../../shared/preferences.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { getAccount, getUser, listUsers, type UserRecord } from '../../kernel/accounts/store.ts'
import { origin } from '../../kernel/clients.ts'
import type { Log } from '../../kernel/log.ts'
import { sendMail } from '../../kernel/mail/mail.ts'
import { type ExportRecord, mostTries, type Of } from './store/exports.ts'

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
  const { formats, timezone } = readerOf(owner.preferences, actor.timezone)
  const moment = (at: string) => ({ at, timezone })
  const data = { account: actor.accountName, by: actor.name, token, asked: moment(now.toISOString()), ends: moment(ends_at) }
  return inFormats(formats, () => emailOf(accountDeletion, data, origin()))
}

type Made = { readonly token: string; readonly ends_at: string; readonly bytes: number; readonly leftOut: number }

/** Whoever asked for it; nobody once they have left. */
export async function tellReady({ accountId, userId, whole }: Of, { token, ends_at, bytes, leftOut }: Made): Promise<void> {
  const [account, user] = await Promise.all([getAccount(accountId), getUser(accountId, userId)])
  if (!account || !user) return
  const { formats, timezone } = readerOf(user.preferences, account.timezone)
  const ends = { at: ends_at, timezone }
  const content = inFormats(formats, () =>
    emailOf(exportReady, { of: whole ? account.name : null, email: user.email, size: formatBytes(bytes), leftOut, token, ends }, origin()),
  )
  await sendMail({ fromName: 'Almanac', to: { email: user.email, name: user.name }, ...content })
}

/** After the last try. Whoever asked for it; nobody once they have left. */
export async function tellFailed({ accountId, userId, whole }: Of, { id, asked_at }: ExportRecord): Promise<void> {
  const [account, user] = await Promise.all([getAccount(accountId), getUser(accountId, userId)])
  if (!account || !user) return
  const { formats, timezone } = readerOf(user.preferences, account.timezone)
  const data = { of: whole ? account.name : null, email: user.email, asked: { at: asked_at, timezone }, tries: mostTries, reference: id.slice(-10) }
  const content = inFormats(formats, () => emailOf(exportFailed, data, origin()))
  await sendMail({ fromName: 'Almanac', to: { email: user.email, name: user.name }, ...content })
}
