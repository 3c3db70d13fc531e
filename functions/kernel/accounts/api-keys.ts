/** API keys: the table has the hash of each, beside the person's list of them. */
import { UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import * as v from 'valibot'
import { type KeyScope, keyScopes } from '../../../shared/api/scopes.ts'
import { dynamo, tableName } from '../clients.ts'
import { newToken, tokenHash } from '../link-token.ts'
import { deleteItem } from '../table/delete-item.ts'
import { getItem, readItem } from '../table/get-item.ts'
import { limitKey } from '../table/limit-item.ts'
import { readAll } from '../table/query.ts'
import { type Key, tenantKey } from '../table/table.ts'
import { writeAll } from '../table/write-all.ts'
import { writeByTurn } from '../table/write-by-turn.ts'
import { deleteOf, putOf } from '../table/writes.ts'

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
const turnKey = ({ accountId, userId }: Owner) => ({ pk: tenantKey(accountId), sk: `APIKEYS#${userId}` })
function placeOfUse({ accountId }: Owner, id: string) {
  const { pk, sk } = limitKey(`key#${id}`, `A#${accountId}`)
  return { pk: pk.S, sk: sk.S }
}

/** Cheap check before the table is asked. */
export const isKey = (text: string) => /^alm_[\w-]{43}$/.test(text)

type NewKey = { readonly id: string; readonly name: string; readonly scopes: KeyScope[]; readonly ends_at: string | null }

/** Null when the person has `most` keys already; two at once never pass it together. */
export async function putKey(owner: Owner, given: NewKey, most: number, now: Date): Promise<{ key: KeyRecord; token: string } | null> {
  const token = begins + newToken()
  const hash = tokenHash(token)
  const shown = `${token.slice(0, 8)}…${token.slice(-2)}`
  const key: KeyRecord = { ...given, accountId: owner.accountId, userId: owner.userId, hash, shown, created_at: now.toISOString() }
  const found = { ...hashKey(hash), id: given.id, accountId: owner.accountId, userId: owner.userId }
  const puts = [putOf({ ...recordKey(owner, given.id), ...key }), putOf(found)]
  let isFull = false
  await writeByTurn(turnKey(owner), async () => {
    isFull = (await listKeys(owner)).length >= most
    return isFull ? [] : puts
  })
  return isFull ? null : { key, token }
}

const Found = v.object({ id: v.string(), accountId: v.string(), userId: v.string() })

/** Consistent, so a key that was revoked is dead on the very next request. */
export async function findKey(token: string, now: Date): Promise<KeyRecord | null> {
  if (!isKey(token)) return null
  const found = await readItem(Found, hashKey(tokenHash(token)), { consistent: true })
  const record = found && (await getKey(found, found.id))
  return record && (record.ends_at === null || record.ends_at > now.toISOString()) ? record : null
}

export function getKey(owner: Owner, id: string): Promise<KeyRecord | null> {
  return readItem(KeyRecord, recordKey(owner, id), { consistent: true })
}

/** The newest first. */
export async function listKeys({ accountId, userId }: Owner): Promise<KeyRecord[]> {
  const keys = await readAll(KeyRecord, { pk: tenantKey(accountId), prefix: listed(userId), consistent: true })
  return keys.sort((one, other) => other.created_at.localeCompare(one.created_at))
}

/** Safe to repeat. */
export async function deleteKey(key: KeyRecord): Promise<void> {
  await writeAll([deleteOf(recordKey(key, key.id)), deleteOf(hashKey(key.hash))])
  await deleteItem(placeOfUse(key, key.id))
}

/** All that is kept of the keys of a person. */
export async function traceOfKeys(owner: Owner): Promise<Key[]> {
  const keys = await listKeys(owner)
  // the record last: it leads to the others
  return [...keys.flatMap(({ id, hash }) => [placeOfUse(owner, id), hashKey(hash)]), ...keys.map(({ id }) => recordKey(owner, id)), turnKey(owner)]
}

/** When a key was last used, to the minute; null when it never was. */
export async function lastUse(key: KeyRecord): Promise<string | null> {
  const item = await getItem(placeOfUse(key, key.id), { consistent: true })
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
    Key: limitKey(`key#${key.id}`, `A#${key.accountId}`),
    // whose it is, so that it goes with them
    UpdateExpression: 'SET #used = :now, #account = :account, #user = :user',
    ExpressionAttributeNames: { '#used': 'used', '#account': 'accountId', '#user': 'userId' },
    ExpressionAttributeValues: { ':now': { N: String(at) }, ':account': { S: key.accountId }, ':user': { S: key.userId } },
  })
  // what is only told must not keep anybody from reading while the table cannot write
  await dynamo()
    .send(write)
    .catch(() => noted.delete(key.id))
}
