/** Accounts, users, groups and profiles: the only file that knows their keys. Lists come in the order of their ids. */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { GetCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { messages } from '../../shared/messages.ts'
import { documents, tableName } from '../lib/clients.ts'
import { conditionHeld } from '../lib/condition-held.ts'
import { problem } from '../lib/problem.ts'
import { queryAll } from '../lib/query-all.ts'
import { tenantKey } from '../lib/table.ts'
import { loginKey } from './credentials.ts'
import { AccountRecord, GroupRecord, ProfileRecord, UserRecord } from './records.ts'

export type { AccountRecord, GroupRecord, ProfileRecord, UserRecord } from './records.ts'

const accountKey = (accountId: string) => ({ pk: tenantKey(accountId), sk: 'ACCOUNT' })
const userKey = (accountId: string, id: string) => ({ pk: tenantKey(accountId), sk: `USER#${id}` })
const groupKey = (accountId: string, entityGid: string) => ({ pk: tenantKey(accountId), sk: `GROUP#${entityGid}` })
const profileItemKey = (accountId: string, id: string) => ({ pk: tenantKey(accountId), sk: `PROFILE#${id}` })

async function read<S extends v.GenericSchema>(schema: S, Key: { pk: string; sk: string }): Promise<v.InferOutput<S> | null> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }))
  return Item ? v.parse(schema, Item) : null
}

async function list<S extends v.GenericSchema>(schema: S, accountId: string, prefix: string): Promise<v.InferOutput<S>[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': tenantKey(accountId), ':prefix': prefix },
  })
  return items.map((item) => v.parse(schema, item))
}

async function put(Item: { pk: string; sk: string }): Promise<void> {
  await documents().send(new PutCommand({ TableName: tableName(), Item }))
}

export const getAccount = (accountId: string): Promise<AccountRecord | null> => read(AccountRecord, accountKey(accountId))
export const putAccount = (account: AccountRecord): Promise<void> => put({ ...accountKey(account.id), ...account })

export const listGroups = (accountId: string): Promise<readonly GroupRecord[]> => list(GroupRecord, accountId, 'GROUP#')
export const putGroup = (accountId: string, group: GroupRecord): Promise<void> => put({ ...groupKey(accountId, group.entity_gid), ...group })

export const listProfiles = (accountId: string): Promise<readonly ProfileRecord[]> => list(ProfileRecord, accountId, 'PROFILE#')
export const getProfile = (accountId: string, id: string): Promise<ProfileRecord | null> => read(ProfileRecord, profileItemKey(accountId, id))
export const putProfile = (accountId: string, profile: ProfileRecord): Promise<void> => put({ ...profileItemKey(accountId, profile.id), ...profile })

export const listUsers = (accountId: string): Promise<UserRecord[]> => list(UserRecord, accountId, 'USER#')
export const getUser = (accountId: string, id: string): Promise<UserRecord | null> => read(UserRecord, userKey(accountId, id))

/**
 * Writes a user and the email address they sign in with, both or neither. `passwordHash` is a PHC string; without it the
 * present one stays. Throws a 409 problem when the address is another user's.
 */
export async function putUser(accountId: string, user: UserRecord, passwordHash?: string): Promise<void> {
  const before = await getUser(accountId, user.id)
  const TableName = tableName()
  const moved = before && before.email !== user.email ? [{ Delete: { TableName, Key: loginKey(before.email) } }] : []
  const login = {
    TableName,
    Key: loginKey(user.email),
    UpdateExpression: `SET accountId = :account, userId = :user${passwordHash ? ', passwordHash = :hash' : ''}`,
    ConditionExpression: 'attribute_not_exists(pk) OR (accountId = :account AND userId = :user)',
    ExpressionAttributeValues: { ':account': accountId, ':user': user.id, ...(passwordHash ? { ':hash': passwordHash } : {}) },
  }
  try {
    await documents().send(
      new TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item: { ...userKey(accountId, user.id), ...user } } }, { Update: login }, ...moved] }),
    )
  } catch (error) {
    if (error instanceof TransactionCanceledException && error.CancellationReasons?.[1]?.Code === 'ConditionalCheckFailed') {
      throw problem(409, messages.signIn.emailTaken)
    }
    throw error
  }
}

/** Moves the first day a profile has figures for back to `firstDate` (ISO date); never forward, and a no-op for a profile that is gone. */
export async function extendAvailability(accountId: string, profileId: string, firstDate: string): Promise<void> {
  await conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: profileItemKey(accountId, profileId),
        UpdateExpression: 'SET available_from = :first',
        ConditionExpression: 'attribute_exists(pk) AND (attribute_type(available_from, :nothing) OR available_from > :first)',
        ExpressionAttributeValues: { ':first': firstDate, ':nothing': 'NULL' },
      }),
    ),
  )
}
