/**
 * The team of an account: changes of who is in it and what they may do, and its invitations. In `A#<account>`: TEAM, which counts the changes;
 * people themselves are those of accounts/records.ts. `INVITATION#<hash of a token>` leads from a link to its person.
 */
import * as v from 'valibot'
import { loginKey } from '../../../kernel/accounts/credentials.ts'
import { refound, userFound } from '../../../kernel/accounts/directory.ts'
import { userKey } from '../../../kernel/accounts/keys.ts'
import { listUsers, type UserRecord } from '../../../kernel/accounts/store.ts'
import { backoff } from '../../../kernel/backoff.ts'
import { isToken, tokenHash } from '../../../kernel/link-token.ts'
import { ifNew } from '../../../kernel/table/expressions.ts'
import { readItem } from '../../../kernel/table/get-item.ts'
import { tenantKey } from '../../../kernel/table/table.ts'
import { updateItem } from '../../../kernel/table/update-item.ts'
import { firstFailing, writeAll } from '../../../kernel/table/write-all.ts'
import { deleteOf, putOf, updateOf, type Write } from '../../../kernel/table/writes.ts'

const teamKey = (accountId: string) => ({ pk: tenantKey(accountId), sk: 'TEAM' })
const linkKey = (hash: string) => ({ pk: `INVITATION#${hash}`, sk: 'INVITATION' })

const Team = v.object({ version: v.number() })
const Link = v.object({ accountId: v.string(), userId: v.string() })

/** For so long a link is told from one that never was, in seconds. */
const remembered = 60 * 24 * 60 * 60

/**
 * Makes one change of the team, decided on all of its people as they are at that moment: seats, owners and addresses are rules over all of
 * them, so two changes at once are made one after the other. `decide` may be asked again, and throws the refusal.
 */
export async function changeTeam<T>(accountId: string, decide: (users: readonly UserRecord[]) => { writes: Write[]; result: T }): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const version = (await readItem(Team, teamKey(accountId), { consistent: true }))?.version ?? 0
    const { writes, result } = decide(await listUsers(accountId, true))
    const isSame = version === 0 ? ifNew : { when: 'version = :version', values: { version } }
    if (await writeAll([updateOf(teamKey(accountId), { set: { version: version + 1 }, ...isSame }), ...writes])) return result
    await backoff(attempt)
  }
}

const atVersion = ({ version = 0 }: UserRecord) =>
  version === 0 ? { when: 'attribute_exists(pk) AND attribute_not_exists(version)', values: {} } : { when: 'version = :version', values: { version } }

/** A person who is invited: their address is theirs once they have joined, since it may be somebody's elsewhere. */
export function addUser(accountId: string, user: UserRecord): Write[] {
  return [putOf({ ...userKey(accountId, user.id), ...user }, ifNew), ...linkOf(accountId, user), ...refound(null, userFound(accountId, user))]
}

/** What the team decides over; what a person keeps for themselves stays. */
export type Change = Pick<UserRecord, 'name' | 'email' | 'role' | 'groups' | 'first_name' | 'labels' | 'invitation'>

/** Holds only if nobody has changed the person since `before` was read. */
export function changeUser(accountId: string, before: UserRecord, change: Change): Write[] {
  const update = updateOf(userKey(accountId, before.id), {
    set: { ...change, version: (before.version ?? 0) + 1 },
    remove: Object.entries(change).flatMap(([name, value]) => (value === undefined ? [name] : [])),
    ...atVersion(before),
  })
  const isNewLink = change.invitation?.token_hash !== before.invitation?.token_hash
  const moved = refound(userFound(accountId, before), userFound(accountId, { ...before, ...change }))
  return [update, ...(isNewLink ? linkOf(accountId, { ...before, ...change }) : []), ...moved]
}

/** Gone with the address they sign in with; sessions find nobody from then on. */
export function removeUser(accountId: string, user: UserRecord): Write[] {
  const { when, values } = atVersion(user)
  // whoever changes their address right now is removed with the new one
  const person = deleteOf(userKey(accountId, user.id), { when: `${when} AND email = :email`, values: { ...values, email: user.email } })
  const login = deleteOf(loginKey(user.email), isNobodyElses(accountId, user.id))
  // the address of an invitation may be somebody's elsewhere
  return [person, ...(user.invitation ? [] : [login]), ...refound(userFound(accountId, user), null)]
}

function linkOf(accountId: string, { id, invitation }: UserRecord): Write[] {
  if (!invitation) return []
  const ttl = Math.floor(Date.parse(invitation.ends_at) / 1000) + remembered
  return [putOf({ ...linkKey(invitation.token_hash), accountId, userId: id, ttl })]
}

/** Whose link a token is, whether or not it still works. */
export async function findLink(token: string): Promise<{ accountId: string; userId: string } | null> {
  return isToken(token) ? readItem(Link, linkKey(tokenHash(token)), { consistent: true }) : null
}

/** Notes that the address of an invitation took no email; nothing when another was sent meanwhile. */
export async function noteUndeliverable(accountId: string, { id, invitation }: UserRecord): Promise<void> {
  await updateItem(userKey(accountId, id), {
    set: { 'invitation.undeliverable': true },
    when: 'invitation.token_hash = :hash',
    values: { hash: invitation?.token_hash ?? '' },
  })
}

export type Joining = { name: string; firstName: string; passwordHash: string }

/** `taken`: the address is another person's by now. `refused`: the invitation was changed, withdrawn or used meanwhile. Nothing is written then. */
export async function joinTeam(accountId: string, user: UserRecord, joining: Joining, now: Date): Promise<'joined' | 'taken' | 'refused'> {
  const failing = await firstFailing([
    updateOf(userKey(accountId, user.id), {
      set: { joined: true, name: joining.name, first_name: joining.firstName, joined_at: now.toISOString(), version: (user.version ?? 0) + 1 },
      remove: ['invitation'],
      when: 'joined = :invited AND invitation.token_hash = :token',
      values: { invited: false, token: user.invitation?.token_hash ?? '' },
    }),
    updateOf(loginKey(user.email), { set: { accountId, userId: user.id, passwordHash: joining.passwordHash }, ...isNobodyElses(accountId, user.id) }),
    ...refound(userFound(accountId, user), userFound(accountId, { ...user, name: joining.name })),
  ])
  if (failing === null) return 'joined'
  return failing === 1 ? 'taken' : 'refused'
}

/** Of an address to sign in with. */
const isNobodyElses = (accountId: string, userId: string) => ({
  when: 'attribute_not_exists(pk) OR (accountId = :account AND userId = :user)',
  values: { account: accountId, user: userId },
})
