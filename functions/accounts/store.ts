/** Accounts, users, groups and profiles: with keys.ts the only file that knows their keys. Lists come in the order of their ids. */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { GetCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { type Gap, gapsAfter } from '../../shared/gaps.ts'
import { type KnownDays, type Told, withDays } from '../../shared/known.ts'
import { messages } from '../../shared/messages.ts'
import { backoff } from '../lib/backoff.ts'
import { documents, tableName } from '../lib/clients.ts'
import { conditionHeld } from '../lib/condition-held.ts'
import { problem } from '../lib/problem.ts'
import { queryAll } from '../lib/query-all.ts'
import { tenantKey } from '../lib/table.ts'
import { loginKey } from './credentials.ts'
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
export const putAccount = (account: AccountRecord): Promise<void> => put({ ...accountKey(account.id), ...account })

/** Those that were removed and can still be restored as well. */
export const listAllGroups = (accountId: string, consistent = false): Promise<readonly GroupRecord[]> => list(GroupRecord, accountId, 'GROUP#', consistent)
export const listGroups = async (accountId: string): Promise<readonly GroupRecord[]> => (await listAllGroups(accountId)).filter(isThere)
export const putGroup = (accountId: string, group: GroupRecord): Promise<void> => put({ ...groupKey(accountId, group.entity_gid), ...group })

/** As it is this moment. */
export const getGroup = async (accountId: string, entityGid: string): Promise<GroupRecord | null> => {
  const group = await read(GroupRecord, groupKey(accountId, entityGid))
  return group && isThere(group) ? group : null
}

/** Those that were removed and can still be restored as well. */
export const listAllProfiles = (accountId: string, consistent = false): Promise<readonly ProfileRecord[]> =>
  list(ProfileRecord, accountId, 'PROFILE#', consistent)
export const listProfiles = async (accountId: string): Promise<readonly ProfileRecord[]> => (await listAllProfiles(accountId)).filter(isThere)
export const getProfile = async (accountId: string, id: string): Promise<ProfileRecord | null> => {
  const profile = await read(ProfileRecord, profileItemKey(accountId, id))
  return profile && isThere(profile) ? profile : null
}
export const putProfile = (accountId: string, profile: ProfileRecord): Promise<void> => put({ ...profileItemKey(accountId, profile.id), ...profile })

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

type Columns = NonNullable<ProfileRecord['columns']>

/** Several imports may have read a measure from columns of different names; more than these say nothing more. */
const mostNames = 3

/** Keeps from which columns the measures of a profile were read, beside those known before; a no-op for a profile that is gone. */
export async function noteColumns(accountId: string, profileId: string, read: Columns): Promise<void> {
  const before = await getProfile(accountId, profileId)
  if (!before) return
  const { days = {}, posts = {} } = before.columns ?? {}
  const columns: Columns = { days: joined(days, read.days), posts: joined(posts, read.posts) }
  if (JSON.stringify(columns) === JSON.stringify({ days, posts })) return
  await conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: profileItemKey(accountId, profileId),
        UpdateExpression: 'SET #columns = :columns',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#columns': 'columns' },
        ExpressionAttributeValues: { ':columns': columns },
      }),
    ),
  )
}

function joined(before: Columns['days'], now: Columns['days']): Columns['days'] {
  const found = Object.entries(now).map(([measure, name]): [string, string] => {
    const names = before[measure]?.split(' or ') ?? []
    return [measure, [...new Set([...names, name])].slice(-mostNames).join(' or ')]
  })
  return { ...before, ...Object.fromEntries(found) }
}

/**
 * Adds days to what is known of a profile, which may be none: with that alone it keeps facts from now on. What it had before is known
 * since available_from, up to `today`. Call it before `extendAvailability`. Safe to repeat and to run twice at once; a no-op for a profile that is gone.
 */
export function noteKnown(accountId: string, profileId: string, told: readonly Told[], today: string): Promise<void> {
  const before = ({ available_from }: ProfileRecord): Known => (available_from === null ? {} : { any: [`${available_from}/${today}`] })
  return addKnown(() => getProfile(accountId, profileId), profileItemKey(accountId, profileId), told, before)
}

/** The same of a profile group, whose tasks it is about. `isNew`: it had none of it before. */
export function noteKnownOfGroup(accountId: string, entityGid: string, told: readonly Told[], today: string, isNew = false): Promise<void> {
  const before = (): Known => (isNew ? {} : { any: [`0001-01-01/${today}`] })
  return addKnown(() => read(GroupRecord, groupKey(accountId, entityGid)), groupKey(accountId, entityGid), told, before)
}

/** Keeps what an import lacks, and no longer what it tells of; a no-op for a profile that is gone. Safe to repeat and to run twice at once. */
export async function noteGaps(accountId: string, profileId: string, now: readonly Gap[], told: readonly Told[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const one = await getProfile(accountId, profileId)
    if (!one) return
    const before = one.gaps ?? []
    const gaps = gapsAfter(before, now, told)
    if (JSON.stringify(gaps) === JSON.stringify(before)) return
    const held = await conditionHeld(
      documents().send(
        new UpdateCommand({
          TableName: tableName(),
          Key: profileItemKey(accountId, profileId),
          UpdateExpression: 'SET #gaps = :gaps',
          ConditionExpression: one.gaps ? '#gaps = :before' : 'attribute_exists(pk) AND attribute_not_exists(#gaps)',
          ExpressionAttributeNames: { '#gaps': 'gaps' },
          ExpressionAttributeValues: { ':gaps': gaps, ...(one.gaps ? { ':before': one.gaps } : {}) },
        }),
      ),
    )
    if (held) return
    await backoff(attempt)
  }
}

type Known = Record<string, string[]>
type Knowing = { readonly known?: Known | undefined }

async function addKnown<One extends Knowing>(
  get: () => Promise<One | null>,
  Key: { pk: string; sk: string },
  told: readonly Told[],
  before: (one: One) => Known,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const one = await get()
    if (!one) return
    const known: Record<string, KnownDays> = { ...(one.known ?? before(one)) }
    for (const { of, ...days } of told) known[of] = withDays(known[of] ?? [], days)
    if (one.known && JSON.stringify(known) === JSON.stringify(one.known)) return
    const held = await conditionHeld(
      documents().send(
        new UpdateCommand({
          TableName: tableName(),
          Key,
          UpdateExpression: 'SET #known = :known',
          ConditionExpression: one.known ? '#known = :before' : 'attribute_exists(pk) AND attribute_not_exists(#known)',
          ExpressionAttributeNames: { '#known': 'known' },
          ExpressionAttributeValues: { ':known': known, ...(one.known ? { ':before': one.known } : {}) },
        }),
      ),
    )
    if (held) return
    await backoff(attempt)
  }
}
