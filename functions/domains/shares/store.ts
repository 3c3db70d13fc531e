/**
 * Share links. `SHARE#<sha256 of the token>` finds the account and the id; the share itself is in the account's partition
 * `A#<account>#SHARES`: SHARE#<id> made by a person, DELIVERY#<id> made for one recipient of a mailed report.
 */
import { DeleteCommand, GetCommand, PutCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { monotonicFactory } from 'ulid'
import * as v from 'valibot'
import { documents, tableName } from '../../kernel/clients.ts'
import { isToken, newToken, tokenHash } from '../../kernel/link-token.ts'
import { batchGet } from '../../kernel/table/batch-get.ts'
import { conditionHeld } from '../../kernel/table/condition-held.ts'
import { queryAll } from '../../kernel/table/query-all.ts'
import { tenantKey } from '../../kernel/table/table.ts'
import { isOver, type NewShare, ShareOrigin, ShareRecord } from './records.ts'

const ulid = monotonicFactory()

type Known = Pick<ShareRecord, 'origin' | 'id'>

const Pointer = v.object({ accountId: v.string(), id: v.string(), origin: ShareOrigin, generation: v.optional(v.number(), 0) })
const pointerKey = (token: string) => ({ pk: `SHARE#${tokenHash(token)}`, sk: 'SHARE' })
const partition = (accountId: string) => `${tenantKey(accountId)}#SHARES`
const recordKey = (accountId: string, origin: ShareOrigin, id: string) => ({
  pk: partition(accountId),
  sk: `${origin === 'person' ? 'SHARE' : 'DELIVERY'}#${id}`,
})

/** Stores the share; the token is returned once and never stored. */
export async function putShare(accountId: string, share: NewShare): Promise<{ id: string; token: string; generation: number }> {
  const id = ulid()
  const token = newToken()
  const TableName = tableName()
  await documents().send(
    new TransactWriteCommand({
      TransactItems: [
        { Put: { TableName, Item: { ...pointerKey(token), accountId, id, origin: share.origin }, ConditionExpression: 'attribute_not_exists(pk)' } },
        {
          Put: {
            TableName,
            Item: { ...recordKey(accountId, share.origin, id), ...share, id, revoked_at: null, views: 0, last_opened_at: null, generation: 0 },
          },
        },
      ],
    }),
  )
  return { id, token, generation: 0 }
}

/** The share behind a token if it still lives; null for one that is unknown, replaced, revoked or over, all alike. Consistent, so revoked is gone at once. */
export async function findShare(token: string, now: Date): Promise<{ accountId: string; share: ShareRecord } | null> {
  if (!isToken(token)) return null
  const found = await documents().send(new GetCommand({ TableName: tableName(), Key: pointerKey(token), ConsistentRead: true }))
  if (!found.Item) return null
  const { accountId, id, origin, generation } = v.parse(Pointer, found.Item)
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: recordKey(accountId, origin, id), ConsistentRead: true }))
  if (!Item) return null
  const share = v.parse(ShareRecord, Item)
  return isOver(share, now) || share.generation !== generation ? null : { accountId, share }
}

export async function countView(accountId: string, share: ShareRecord, now: Date): Promise<void> {
  const changed = 'SET last_opened_at = :at ADD #views :one'
  await update(accountId, share.origin, share.id, changed, { ':at': now.toISOString(), ':one': 1 }, { '#views': 'views' })
}

export async function markToldOpened(accountId: string, { origin, id }: Known, now: Date): Promise<void> {
  await update(accountId, origin, id, 'SET told_opened_at = :at', { ':at': now.toISOString() })
}

/** A new token in place of the one before; null when the share was revoked, or given another one meanwhile. */
export async function giveNewToken(accountId: string, { id, origin, generation }: ShareRecord): Promise<{ token: string; generation: number } | null> {
  const token = newToken()
  const next = generation + 1
  // it opens nothing until the share is told of it, so a fault between the two leaves the old address as it was
  const Item = { ...pointerKey(token), accountId, id, origin, generation: next }
  await documents().send(new PutCommand({ TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' }))
  const before = ofGeneration(generation)
  const values = { ':next': next, ':none': null, ...before.values }
  const isGiven = await update(accountId, origin, id, 'SET generation = :next', values, undefined, `revoked_at = :none AND ${before.condition}`)
  return isGiven ? { token, generation: next } : null
}

/** Links people made in this account, newest first; the newest thousand. */
export function listSharesOf(accountId: string): Promise<ShareRecord[]> {
  return newest(accountId, 'person')
}

/** Links mailed with the runs of this account, newest first; the newest thousand. */
export function listMailedSharesOf(accountId: string): Promise<ShareRecord[]> {
  return newest(accountId, 'delivery')
}

async function newest(accountId: string, origin: ShareOrigin): Promise<ShareRecord[]> {
  const { Items } = await documents().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': partition(accountId), ':prefix': recordKey(accountId, origin, '').sk },
      ScanIndexForward: false,
      Limit: 1000,
    }),
  )
  return (Items ?? []).map((item) => v.parse(ShareRecord, item))
}

export async function getShare(accountId: string, id: string): Promise<ShareRecord | null> {
  // keys have a greatest length, so what cannot be an id is not looked up
  if (!/^[0-9A-Z]{26}$/.test(id)) return null
  const [item] = await batchGet([recordKey(accountId, 'person', id), recordKey(accountId, 'delivery', id)], { consistent: true })
  return item ? v.parse(ShareRecord, item) : null
}

/** What of a link can change. `password`: a PHC string; whoever was let in by the one before is asked again. */
type Change = Partial<Pick<ShareRecord, 'expires_at' | 'password' | 'downloads' | 'revoked_at'>>

/** All of it or nothing; without any change it only looks. False when it was revoked meanwhile, because a revoked link never comes back, or has another address than `generation`. */
export async function changeShare(accountId: string, { origin, id }: Known, change: Change, generation?: number): Promise<boolean> {
  const fields = Object.entries(change).filter(([, value]) => value !== undefined)
  const wanted = generation === undefined ? null : ofGeneration(generation)
  return update(
    accountId,
    origin,
    id,
    fields.length > 0 ? `SET ${fields.map(([name]) => `#${name} = :${name}`).join(', ')}` : undefined,
    { ...Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])), ':none': null, ...wanted?.values },
    fields.length > 0 ? Object.fromEntries(fields.map(([name]) => [`#${name}`, name])) : undefined,
    ['revoked_at = :none', ...(wanted ? [wanted.condition] : [])].join(' AND '),
  )
}

export async function markRevoked(accountId: string, share: Known, now: Date, generation?: number): Promise<boolean> {
  return changeShare(accountId, share, { revoked_at: now.toISOString() }, generation)
}

/** Links of before addresses were counted have their first one. */
function ofGeneration(generation: number) {
  const condition = '(generation = :before OR (attribute_not_exists(generation) AND :before = :zero))'
  return { condition, values: { ':before': generation, ':zero': 0 } }
}

/** For good. What its address led to finds nothing, and goes with the account. */
export async function removeShare(accountId: string, { origin, id }: Known): Promise<void> {
  await documents().send(new DeleteCommand({ TableName: tableName(), Key: recordKey(accountId, origin, id) }))
}

/** All there are, those mailed with a run included. */
export async function everyShareOf(accountId: string): Promise<ShareRecord[]> {
  const items = await queryAll({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': partition(accountId) } })
  return items.map((item) => v.parse(ShareRecord, item))
}

async function update(
  accountId: string,
  origin: ShareOrigin,
  id: string,
  UpdateExpression: string | undefined,
  ExpressionAttributeValues: Record<string, unknown>,
  ExpressionAttributeNames?: Record<string, string>,
  condition = 'attribute_exists(pk)',
): Promise<boolean> {
  const Key = recordKey(accountId, origin, id)
  return conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key,
        UpdateExpression,
        ConditionExpression: `attribute_exists(pk) AND ${condition}`,
        ExpressionAttributeValues,
        ExpressionAttributeNames,
      }),
    ),
  )
}
