/** What people set for themselves: their name and choices on their own record, and email addresses that wait to be confirmed. */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import type { Preferences } from '../../../shared/preferences.ts'
import { loginKey } from '../../kernel/accounts/credentials.ts'
import { refound, userFound } from '../../kernel/accounts/directory.ts'
import { userKey } from '../../kernel/accounts/keys.ts'
import { getUser } from '../../kernel/accounts/store.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { isToken, newToken, tokenHash } from '../../kernel/link-token.ts'
import { tenantKey } from '../../kernel/table/table.ts'

/** Whose it is. */
export type Self = { readonly accountId: string; readonly userId: string }

async function updateUser({ accountId, userId }: Self, expression: string, names: Record<string, string>, values: Record<string, unknown>): Promise<void> {
  await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: userKey(accountId, userId),
      UpdateExpression: expression,
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: values,
    }),
  )
}

/** Each choice is written by itself, so two windows that change two of them lose neither. */
export async function savePreferences(self: Self, chosen: Partial<Preferences>): Promise<void> {
  const entries = Object.entries(chosen)
  if (entries.length === 0) return
  await updateUser(self, 'SET #all = if_not_exists(#all, :none)', { '#all': 'preferences' }, { ':none': {} })
  await updateUser(
    self,
    `SET ${entries.map((_, at) => `#all.#n${at} = :v${at}`).join(', ')}`,
    { '#all': 'preferences', ...Object.fromEntries(entries.map(([name], at) => [`#n${at}`, name])) },
    Object.fromEntries(entries.map(([, value], at) => [`:v${at}`, value])),
  )
}

/** Of whoever is called `before`; administrators find them by the new name from then on. */
export async function saveName({ accountId, userId }: Self, before: { name: string; email: string }, firstName: string, lastName: string): Promise<void> {
  const name = `${firstName} ${lastName}`
  const found = (one: typeof before) => userFound(accountId, { ...one, id: userId })
  const update = {
    TableName: tableName(),
    Key: userKey(accountId, userId),
    UpdateExpression: 'SET #name = :name, #first = :first',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#name': 'name', '#first': 'first_name' },
    ExpressionAttributeValues: { ':name': name, ':first': firstName },
  }
  const TransactItems = [{ Update: update }, ...refound(found(before), found({ ...before, name }))]
  await documents().send(new TransactWriteCommand({ TransactItems }))
}

/** How long the link to a new address works, in seconds. */
export const changeSeconds = 24 * 60 * 60
/** For so long a link is told from one that never was. */
const remembered = 7 * 24 * 60 * 60

const Change = v.object({
  accountId: v.string(),
  userId: v.string(),
  from: v.string(),
  to: v.string(),
  asked: v.string(),
  used: v.optional(v.boolean(), false),
})
export type Change = v.InferOutput<typeof Change>

const Waiting = v.object({ to: v.string(), hash: v.string(), ends: v.number() })

/** Whatever else it has goes along. */
const Login = v.looseObject({ passwordHash: v.optional(v.string(), '') })

const linkKey = (hash: string) => ({ pk: `EMAILCHANGE#${hash}`, sk: 'EMAILCHANGE' })
const waitingKey = ({ accountId, userId }: Self) => ({ pk: tenantKey(accountId), sk: `EMAILCHANGE#${userId}` })
const seconds = (now: Date) => Math.floor(now.getTime() / 1000)

/** Returns the token of the link. A change that waits is over with the next one. */
export async function putChange(self: Self, from: string, to: string, now: Date): Promise<string> {
  const token = newToken()
  const hash = tokenHash(token)
  const TableName = tableName()
  const ends = seconds(now) + changeSeconds
  const link = { ...linkKey(hash), ...self, from, to, asked: now.toISOString(), ttl: ends + remembered }
  const waiting = { ...waitingKey(self), to, hash, ends, ttl: ends }
  await documents().send(new TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item: link } }, { Put: { TableName, Item: waiting } }] }))
  return token
}

async function readWaiting(self: Self) {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: waitingKey(self), ConsistentRead: true }))
  return Item ? v.parse(Waiting, Item) : null
}

/** The address that waits to be confirmed. */
export async function waitingEmail(self: Self, now: Date): Promise<string | null> {
  const waiting = await readWaiting(self)
  return waiting && waiting.ends > seconds(now) ? waiting.to : null
}

/** Takes back what was asked for; its link stops working. */
export async function dropChange(self: Self): Promise<void> {
  await documents().send(new DeleteCommand({ TableName: tableName(), Key: waitingKey(self) }))
}

/** What is kept of a change that waits: its link, and what shows it. */
export async function traceOfChange(self: Self): Promise<{ pk: string; sk: string }[]> {
  const waiting = await readWaiting(self)
  return [...(waiting ? [linkKey(waiting.hash)] : []), waitingKey(self)]
}

/** What a link stands for now. One that another took the place of counts as used. */
export async function findChange(token: string, now: Date): Promise<'unknown' | 'used' | 'ended' | Change> {
  if (!isToken(token)) return 'unknown'
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: linkKey(tokenHash(token)), ConsistentRead: true }))
  if (!Item) return 'unknown'
  const change = v.parse(Change, Item)
  if (change.used) return 'used'
  if (seconds(now) >= Math.floor(Date.parse(change.asked) / 1000) + changeSeconds) return 'ended'
  const waiting = await readWaiting(change)
  return waiting?.hash === tokenHash(token) ? change : 'used'
}

/**
 * Moves the sign-in to the new address with its password, all or nothing. `taken`: the address is somebody else's by now; `used`: the link
 * was used, or the address was changed, meanwhile.
 */
export async function useChange(token: string, { from, to, ...self }: Change): Promise<'done' | 'taken' | 'used'> {
  const TableName = tableName()
  const { Item } = await documents().send(new GetCommand({ TableName, Key: loginKey(from), ConsistentRead: true }))
  const login = v.parse(Login, Item ?? {})
  const own = { ':account': self.accountId, ':user': self.userId, ':hash': login.passwordHash }
  const hash = tokenHash(token)
  const user = await getUser(self.accountId, self.userId)
  const moved = user ? refound(userFound(self.accountId, user), userFound(self.accountId, { ...user, email: to })) : []
  const TransactItems = [
    {
      Put: { TableName, Item: { ...login, ...loginKey(to), accountId: self.accountId, userId: self.userId }, ConditionExpression: 'attribute_not_exists(pk)' },
    },
    {
      Delete: {
        TableName,
        Key: loginKey(from),
        ConditionExpression: 'accountId = :account AND userId = :user AND passwordHash = :hash',
        ExpressionAttributeValues: own,
      },
    },
    {
      Update: {
        TableName,
        Key: userKey(self.accountId, self.userId),
        UpdateExpression: 'SET email = :to',
        ConditionExpression: 'email = :from',
        ExpressionAttributeValues: { ':to': to, ':from': from },
      },
    },
    {
      Update: {
        TableName,
        Key: linkKey(hash),
        UpdateExpression: 'SET used = :true',
        ConditionExpression: 'attribute_not_exists(used)',
        ExpressionAttributeValues: { ':true': true },
      },
    },
    {
      Delete: {
        TableName,
        Key: waitingKey(self),
        ConditionExpression: '#hash = :hash',
        ExpressionAttributeNames: { '#hash': 'hash' },
        ExpressionAttributeValues: { ':hash': hash },
      },
    },
    ...moved,
  ]
  try {
    await documents().send(new TransactWriteCommand({ TransactItems }))
    return 'done'
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const failed = (at: number) => error.CancellationReasons?.[at]?.Code === 'ConditionalCheckFailed'
    return failed(0) && !failed(3) ? 'taken' : 'used'
  }
}
