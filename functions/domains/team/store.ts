/**
 * The team of an account: changes of who is in it and what they may do, and its invitations. In `A#<account>`: TEAM, which counts the changes;
 * people themselves are those of accounts/records.ts. `INVITATION#<hash of a token>` leads from a link to its person.
 */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { GetCommand, TransactWriteCommand, type TransactWriteCommandInput, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { loginKey } from '../../kernel/accounts/credentials.ts'
import { refound, userFound } from '../../kernel/accounts/directory.ts'
import { userKey } from '../../kernel/accounts/keys.ts'
import { listUsers, type UserRecord } from '../../kernel/accounts/store.ts'
import { backoff } from '../../kernel/backoff.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { isToken, tokenHash } from '../../kernel/link-token.ts'
import { conditionHeld } from '../../kernel/table/condition-held.ts'
import { tenantKey } from '../../kernel/table/table.ts'

export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

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
  const TableName = tableName()
  for (let attempt = 1; ; attempt++) {
    const { Item } = await documents().send(new GetCommand({ TableName, Key: teamKey(accountId), ConsistentRead: true }))
    const version = Item ? v.parse(Team, Item).version : 0
    const { writes, result } = decide(await listUsers(accountId, true))
    const count = {
      TableName,
      Key: teamKey(accountId),
      UpdateExpression: 'SET version = :next',
      ConditionExpression: version === 0 ? 'attribute_not_exists(pk)' : 'version = :version',
      ExpressionAttributeValues: { ':next': version + 1, ...(version === 0 ? {} : { ':version': version }) },
    }
    try {
      await documents().send(new TransactWriteCommand({ TransactItems: [{ Update: count }, ...writes] }))
      return result
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error
      await backoff(attempt, error)
    }
  }
}

const atVersion = ({ version = 0 }: UserRecord) =>
  version === 0
    ? { ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(version)', ExpressionAttributeValues: {} }
    : { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': version } }

/** A person who is invited: their address is theirs once they have joined, since it may be somebody's elsewhere. */
export function addUser(accountId: string, user: UserRecord): Write[] {
  return [
    { Put: { TableName: tableName(), Item: { ...userKey(accountId, user.id), ...user }, ConditionExpression: 'attribute_not_exists(pk)' } },
    ...linkOf(accountId, user),
    ...refound(null, userFound(accountId, user)),
  ]
}

/** What the team decides over; what a person keeps for themselves stays. */
export type Change = Pick<UserRecord, 'name' | 'email' | 'role' | 'groups' | 'first_name' | 'labels' | 'invitation'>

/** Holds only if nobody has changed the person since `before` was read. */
export function changeUser(accountId: string, before: UserRecord, change: Change): Write[] {
  const { ConditionExpression, ExpressionAttributeValues } = atVersion(before)
  const entries = Object.entries(change)
  const set = entries.filter(([, value]) => value !== undefined).map(([name]) => `#${name} = :${name}`)
  const removed = entries.filter(([, value]) => value === undefined).map(([name]) => `#${name}`)
  const update = {
    TableName: tableName(),
    Key: userKey(accountId, before.id),
    UpdateExpression: `SET version = :next, ${set.join(', ')}${removed.length > 0 ? ` REMOVE ${removed.join(', ')}` : ''}`,
    ConditionExpression,
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...ExpressionAttributeValues,
      ':next': (before.version ?? 0) + 1,
      ...Object.fromEntries(entries.filter(([, value]) => value !== undefined).map(([name, value]) => [`:${name}`, value])),
    },
  }
  const isNewLink = change.invitation?.token_hash !== before.invitation?.token_hash
  const moved = refound(userFound(accountId, before), userFound(accountId, { ...before, ...change }))
  return [{ Update: update }, ...(isNewLink ? linkOf(accountId, { ...before, ...change }) : []), ...moved]
}

/** Gone with the address they sign in with; sessions find nobody from then on. */
export function removeUser(accountId: string, user: UserRecord): Write[] {
  const TableName = tableName()
  const { ConditionExpression, ExpressionAttributeValues } = atVersion(user)
  const person = {
    TableName,
    Key: userKey(accountId, user.id),
    // whoever changes their address right now is removed with the new one
    ConditionExpression: `${ConditionExpression} AND email = :email`,
    ExpressionAttributeValues: { ...ExpressionAttributeValues, ':email': user.email },
  }
  const login = {
    TableName,
    Key: loginKey(user.email),
    ConditionExpression: 'attribute_not_exists(pk) OR (accountId = :account AND userId = :user)',
    ExpressionAttributeValues: { ':account': accountId, ':user': user.id },
  }
  // the address of an invitation may be somebody's elsewhere
  return [{ Delete: person }, ...(user.invitation ? [] : [{ Delete: login }]), ...refound(userFound(accountId, user), null)]
}

function linkOf(accountId: string, { id, invitation }: UserRecord): Write[] {
  if (!invitation) return []
  const ttl = Math.floor(Date.parse(invitation.ends_at) / 1000) + remembered
  return [{ Put: { TableName: tableName(), Item: { ...linkKey(invitation.token_hash), accountId, userId: id, ttl } } }]
}

/** Whose link a token is, whether or not it still works. */
export async function findLink(token: string): Promise<{ accountId: string; userId: string } | null> {
  if (!isToken(token)) return null
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: linkKey(tokenHash(token)), ConsistentRead: true }))
  return Item ? v.parse(Link, Item) : null
}

/** Notes that the address of an invitation took no email; nothing when another was sent meanwhile. */
export async function noteUndeliverable(accountId: string, { id, invitation }: UserRecord): Promise<void> {
  await conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: userKey(accountId, id),
        UpdateExpression: 'SET invitation.undeliverable = :true',
        ConditionExpression: 'invitation.token_hash = :hash',
        ExpressionAttributeValues: { ':true': true, ':hash': invitation?.token_hash ?? '' },
      }),
    ),
  )
}

export type Joining = { name: string; firstName: string; passwordHash: string }

/** `taken`: the address is another person's by now. `refused`: the invitation was changed, withdrawn or used meanwhile. Nothing is written then. */
export async function joinTeam(accountId: string, user: UserRecord, joining: Joining, now: Date): Promise<'joined' | 'taken' | 'refused'> {
  const TableName = tableName()
  const login = {
    TableName,
    Key: loginKey(user.email),
    UpdateExpression: 'SET accountId = :account, userId = :user, passwordHash = :hash',
    ConditionExpression: 'attribute_not_exists(pk) OR (accountId = :account AND userId = :user)',
    ExpressionAttributeValues: { ':account': accountId, ':user': user.id, ':hash': joining.passwordHash },
  }
  const person = {
    TableName,
    Key: userKey(accountId, user.id),
    UpdateExpression: 'SET joined = :true, #name = :name, first_name = :first, joined_at = :now, version = :next REMOVE invitation',
    ConditionExpression: 'joined = :false AND invitation.token_hash = :token',
    ExpressionAttributeNames: { '#name': 'name' },
    ExpressionAttributeValues: {
      ':true': true,
      ':false': false,
      ':name': joining.name,
      ':first': joining.firstName,
      ':now': now.toISOString(),
      ':next': (user.version ?? 0) + 1,
      ':token': user.invitation?.token_hash ?? '',
    },
  }
  try {
    const moved = refound(userFound(accountId, user), userFound(accountId, { ...user, name: joining.name }))
    await documents().send(new TransactWriteCommand({ TransactItems: [{ Update: person }, { Update: login }, ...moved] }))
    return 'joined'
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    return error.CancellationReasons?.[0]?.Code === 'None' && error.CancellationReasons[1]?.Code === 'ConditionalCheckFailed' ? 'taken' : 'refused'
  }
}
