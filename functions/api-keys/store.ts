/** API keys: the table has the hash of each, beside the person's list of them. */
import { UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { type KeyScope, keyScopes } from '../../shared/api/scopes.ts'
import { documents, dynamo, tableName } from '../lib/clients.ts'
import { limitKey } from '../lib/limit-item.ts'
import { newToken, tokenHash } from '../lib/link-token.ts'
import { queryAll } from '../lib/query-all.ts'
import { tenantKey } from '../lib/table.ts'

/** Whose it is: a key acts as the person who made it. */
type Owner = { readonly accountId: string; readonly userId: string }

const KeyRecord = v.object({
  id: v.string(),
  accountId: v.string(),
  userId: v.string(),
  name: v.string(),
  hash: v.string(),
  shown: v.string(),
  scopes: v.array(v.picklist(keyScopes)),
  created_at: v.string(),
  ends_at: v.nullable(v.string()),
})
export type KeyRecord = v.InferOutput<typeof KeyRecord>

const begins = 'alm_'
const listed = (userId: string) => `APIKEY#${userId}#`
const recordKey = ({ accountId, userId }: Owner, id: string) => ({ pk: tenantKey(accountId), sk: listed(userId) + id })
const hashKey = (hash: string) => ({ pk: `APIKEY#${hash}`, sk: 'APIKEY' })
const placeOfUse = ({ accountId }: Owner, id: string) => limitKey(`key#${id}`, `A#${accountId}`)

/** Cheap check before the table is asked. */
export const isKey = (text: string) => /^alm_[\w-]{43}$/.test(text)

export async function putKey(owner: Owner, given: { id: string; name: string; scopes: KeyScope[]; ends_at: string | null }, now: Date) {
  const token = begins + newToken()
  const hash = tokenHash(token)
  const shown = `${token.slice(0, 8)}…${token.slice(-2)}`
  const key: KeyRecord = { ...given, accountId: owner.accountId, userId: owner.userId, hash, shown, created_at: now.toISOString() }
  const TableName = tableName()
  const found = { ...hashKey(hash), id: given.id, accountId: owner.accountId, userId: owner.userId }
  await documents().send(
    new TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item: { ...recordKey(owner, given.id), ...key } } }, { Put: { TableName, Item: found } }] }),
  )
  return { key, token }
}

async function get(Key: { pk: string; sk: string }) {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }))
  return Item
}

const Found = v.object({ id: v.string(), accountId: v.string(), userId: v.string() })

/** Consistent, so a key that was revoked is dead on the very next request. */
export async function findKey(token: string, now: Date): Promise<KeyRecord | null> {
  if (!isKey(token)) return null
  const item = await get(hashKey(tokenHash(token)))
  const found = item && v.parse(Found, item)
  const record = found && (await getKey(found, found.id))
  return record && (record.ends_at === null || record.ends_at > now.toISOString()) ? record : null
}

export async function getKey(owner: Owner, id: string): Promise<KeyRecord | null> {
  const item = await get(recordKey(owner, id))
  return item ? v.parse(KeyRecord, item) : null
}

/** The newest first. */
export async function listKeys({ accountId, userId }: Owner): Promise<KeyRecord[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': tenantKey(accountId), ':prefix': listed(userId) },
  })
  return items.map((item) => v.parse(KeyRecord, item)).sort((one, other) => other.created_at.localeCompare(one.created_at))
}

/** Safe to repeat. */
export async function deleteKey(key: KeyRecord): Promise<void> {
  const TableName = tableName()
  await documents().send(
    new TransactWriteCommand({ TransactItems: [{ Delete: { TableName, Key: recordKey(key, key.id) } }, { Delete: { TableName, Key: hashKey(key.hash) } }] }),
  )
  const { pk, sk } = placeOfUse(key, key.id)
  await documents().send(new DeleteCommand({ TableName, Key: { pk: pk.S, sk: sk.S } }))
}

/** When a key was last used, to the minute; null when it never was. */
export async function lastUse(key: KeyRecord): Promise<string | null> {
  const { pk, sk } = placeOfUse(key, key.id)
  const item = await get({ pk: pk.S, sk: sk.S })
  return typeof item?.used === 'number' ? new Date(item.used).toISOString() : null
}

/** Milliseconds: how exactly it is told when a key was used. */
const useGrain = 60_000
const noted = new Map<string, number>()

/** Notes that a key was used, once a minute for each process. It stands among the counts of its account, where every function may write. */
export async function noteUse(key: KeyRecord, now: Date): Promise<void> {
  const at = now.getTime()
  if (at - (noted.get(key.id) ?? 0) < useGrain) return
  noted.set(key.id, at)
  const write = new UpdateItemCommand({
    TableName: tableName(),
    Key: placeOfUse(key, key.id),
    UpdateExpression: 'SET #used = :now',
    ExpressionAttributeNames: { '#used': 'used' },
    ExpressionAttributeValues: { ':now': { N: String(at) } },
  })
  // what is only told must not keep anybody from reading while the table cannot write
  await dynamo()
    .send(write)
    .catch(() => noted.delete(key.id))
}
