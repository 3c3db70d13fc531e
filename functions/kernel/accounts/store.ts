/** Accounts, users, groups and profiles: with keys.ts and facts.ts the only file that knows their keys. Lists come in the order of their ids. */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { messages } from '../../../shared/messages.ts'
import { documents, tableName } from '../clients.ts'
import { problem } from '../request/problem.ts'
import { queryAll } from '../table/query-all.ts'
import { tenantKey } from '../table/table.ts'
import { loginKey } from './credentials.ts'
import { accountFound, type Found, profileFound, refound, userFound } from './directory.ts'
import { accountKey, groupKey, profileItemKey, userKey } from './keys.ts'
import { AccountRecord, GroupRecord, ProfileRecord, UserRecord } from './records.ts'

export type { AccountRecord, GroupRecord, ProfileRecord, UserRecord } from './records.ts'

async function read<S extends v.GenericSchema>(schema: S, Key: { pk: string; sk: string }): Promise<v.InferOutput<S> | null> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }))
  return Item ? v.parse(schema, Item) : null
}

async function list<S extends v.GenericSchema>(schema: S, accountId: string, prefix: string, consistent = false): Promise<v.InferOutput<S>[]> {
  const items = await queryAll({
    ConsistentRead: consistent,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': tenantKey(accountId), ':prefix': prefix },
  })
  return items.map((item) => v.parse(schema, item))
}

async function put(Item: { pk: string; sk: string }): Promise<void> {
  await documents().send(new PutCommand({ TableName: tableName(), Item }))
}

/** With what administrators find it by. */
async function putFound(Item: { pk: string; sk: string }, before: Found | null, after: Found): Promise<void> {
  await documents().send(new TransactWriteCommand({ TransactItems: [{ Put: { TableName: tableName(), Item } }, ...refound(before, after)] }))
}

/** Of what was removed nothing is told until it is restored. */
const isThere = ({ removed_at }: { readonly removed_at?: string | undefined }) => removed_at === undefined

/** One whose deletion has begun is not there any more, for all but what deletes it. */
export const getAccount = async (accountId: string): Promise<AccountRecord | null> => {
  const account = await getAnyAccount(accountId)
  return account?.closed_at === undefined ? account : null
}
export const getAnyAccount = (accountId: string): Promise<AccountRecord | null> => read(AccountRecord, accountKey(accountId))
/** For jobs, which ask for no rights: whether its deletion has begun. */
export const isClosed = async (accountId: string): Promise<boolean> => (await getAnyAccount(accountId))?.closed_at !== undefined
export async function putAccount(account: AccountRecord): Promise<void> {
  const before = await getAnyAccount(account.id)
  await putFound({ ...accountKey(account.id), ...account }, before && accountFound(before), accountFound(account))
}

/** Those that were removed and can still be restored as well. */
export const listAllGroups = (accountId: string, consistent = false): Promise<readonly GroupRecord[]> => list(GroupRecord, accountId, 'GROUP#', consistent)
export const listGroups = async (accountId: string): Promise<readonly GroupRecord[]> => (await listAllGroups(accountId)).filter(isThere)
export const putGroup = (accountId: string, group: GroupRecord): Promise<void> => put({ ...groupKey(accountId, group.entity_gid), ...group })

/** As it is this moment. */
export const getGroup = async (accountId: string, entityGid: string): Promise<GroupRecord | null> => {
  const group = await getAnyGroup(accountId, entityGid)
  return group && isThere(group) ? group : null
}
export const getAnyGroup = (accountId: string, entityGid: string): Promise<GroupRecord | null> => read(GroupRecord, groupKey(accountId, entityGid))

/** Those that were removed and can still be restored as well. */
export const listAllProfiles = (accountId: string, consistent = false): Promise<readonly ProfileRecord[]> =>
  list(ProfileRecord, accountId, 'PROFILE#', consistent)
export const listProfiles = async (accountId: string): Promise<readonly ProfileRecord[]> => (await listAllProfiles(accountId)).filter(isThere)
export const getProfile = async (accountId: string, id: string): Promise<ProfileRecord | null> => {
  const profile = await read(ProfileRecord, profileItemKey(accountId, id))
  return profile && isThere(profile) ? profile : null
}
export async function putProfile(accountId: string, profile: ProfileRecord): Promise<void> {
  const Key = profileItemKey(accountId, profile.id)
  const before = await read(ProfileRecord, Key)
  await putFound({ ...Key, ...profile }, before && profileFound(accountId, before), profileFound(accountId, profile))
}

export const listUsers = (accountId: string, consistent = false): Promise<UserRecord[]> => list(UserRecord, accountId, 'USER#', consistent)
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
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName, Item: { ...userKey(accountId, user.id), ...user } } },
          { Update: login },
          ...moved,
          ...refound(before && userFound(accountId, before), userFound(accountId, user)),
        ],
      }),
    )
  } catch (error) {
    if (error instanceof TransactionCanceledException && error.CancellationReasons?.[1]?.Code === 'ConditionalCheckFailed') {
      throw problem(409, messages.signIn.emailTaken)
    }
    throw error
  }
}
