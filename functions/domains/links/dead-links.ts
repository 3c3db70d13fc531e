/** Checks links in emails with the reads of their own endpoints. */
import type { LinkPageKind } from '../../../shared/link-paths.ts'
import { getAccount } from '../../kernel/accounts/store.ts'
import { Problem } from '../../kernel/request/problem.ts'
import { findReset } from '../auth/store/resets.ts'
import { findWaiting } from '../auth/store/sign-ups.ts'
import { accountOfLink } from '../leaving/store/account-deletions.ts'
import { findChange } from '../preferences/store/email-changes.ts'
import { openEmailLink } from '../recipients/report-emails.ts'
import { findInvited } from '../team/invitations.ts'

type IsDead = (token: string, now: Date) => Promise<boolean>

/** @throws what is no sign of a dead link, such as a database that does not answer */
function isGone(error: unknown): boolean {
  if (error instanceof Problem && [404, 410].includes(error.status)) return true
  throw error
}
const refusedBy =
  (find: (token: string, now: Date) => Promise<unknown>): IsDead =>
  (token, now) =>
    find(token, now).then(() => false, isGone)

async function isKeepDead(token: string): Promise<boolean> {
  const link = await accountOfLink(token)
  const account = link && (await getAccount(link.accountId))
  return account?.leaving === undefined || account.leaving.token_hash !== link?.hash
}

export const isDeadLink: Record<LinkPageKind, IsDead> = {
  recipient: refusedBy(openEmailLink),
  invitation: refusedBy(findInvited),
  confirm: async (token, now) => typeof (await findWaiting(token, now)) === 'string',
  password: async (token, now) => typeof (await findReset(token, now)) === 'string',
  email: async (token, now) => typeof (await findChange(token, now)) === 'string',
  keep: isKeepDead,
}
