/** Invitations: made, mailed, and told from those that do not work any more. */
import { dayMs } from '../../../shared/dates/durations.ts'
import { newAccount } from '../../../shared/limits.ts'
import { accessInWords } from '../../../shared/permission-sections.ts'
import { invitationMessages, teamMessages } from '../../../shared/team-messages.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { invitationMs, stateOf } from '../../kernel/accounts/member-state.ts'
import { type AccountRecord, type GroupRecord, getAccount, getUser, listGroups, type UserRecord } from '../../kernel/accounts/store.ts'
import { newToken, tokenHash } from '../../kernel/link-token.ts'
import { scaled, take } from '../../kernel/request/limits.ts'
import { problem } from '../../kernel/request/problem.ts'
import { signUpMode } from '../auth/sign-up-mode.ts'
import { hasAllGroups } from './rights.ts'
import { findLink } from './store/team.ts'

type Invitation = NonNullable<UserRecord['invitation']>

/** What an invitation costs of the budgets, and whether anybody may join at all. @throws Problem 429, or 403 where sign-up is closed */
export async function takeInvitation(actor: Actor, email: string, account: AccountRecord | null, now: Date): Promise<void> {
  if (signUpMode() === 'closed') throw problem(403, teamMessages.closed)
  const isNew = account?.created_at !== undefined && now.getTime() - Date.parse(account.created_at) < newAccount.days * dayMs
  await take('invitation', { account: actor.accountId, user: actor.userId }, now, isNew ? { most: scaled(newAccount.invitations) } : {})
  await take('askedMail', { person: email }, now)
}

/** A link that works for seven days; the token is in nothing but the email. */
export function newInvitation(actor: Actor, now: Date): { token: string; invitation: Invitation } {
  const token = newToken()
  const ends = new Date(now.getTime() + invitationMs).toISOString()
  return { token, invitation: { token_hash: tokenHash(token), by_user: actor.userId, sent_at: now.toISOString(), ends_at: ends, undeliverable: false } }
}

/** The groups of a person that still exist, with what they may do there. None for whoever has all. */
export function grantsInWords(groups: readonly GroupRecord[], user: UserRecord): { name: string; may: string }[] {
  if (hasAllGroups(user)) return []
  return groups.flatMap(({ entity_gid, name }) => {
    const access = user.groups[entity_gid]
    return access ? [{ name, may: accessInWords(access) }] : []
  })
}

export type Invited = { account: AccountRecord; user: UserRecord; invitation: Invitation; groups: readonly GroupRecord[] }

/** What the link of an invitation stands for now. @throws Problem 410 in the words of why it does not work */
export async function findInvited(token: string, now: Date): Promise<Invited> {
  const link = await findLink(token)
  if (!link) throw problem(410, invitationMessages.unknown)
  const [account, user, groups] = await Promise.all([getAccount(link.accountId), getUser(link.accountId, link.userId), listGroups(link.accountId)])
  if (!account || !user) throw problem(410, invitationMessages.cancelled)
  const { invitation } = user
  if (user.joined || !invitation) throw problem(410, invitationMessages.used)
  if (invitation.token_hash !== tokenHash(token)) throw problem(410, invitationMessages.replaced)
  if (stateOf(user, now) === 'ended') throw problem(410, invitationMessages.ended)
  if (!hasAllGroups(user) && grantsInWords(groups, user).length === 0) throw problem(410, invitationMessages.groupsGone)
  return { account, user, invitation, groups }
}
