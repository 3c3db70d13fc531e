/** Somebody's own notifications, read and changed. */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { documents, tableName } from '../../kernel/clients.ts'
import { batchGet } from '../../kernel/table/batch-get.ts'
import { batchWrite } from '../../kernel/table/batch-write.ts'
import { queryAll, queryNewest } from '../../kernel/table/query-all.ts'
import { writeAll } from '../../kernel/table/write-all.ts'
import { alertKey, instantOf, isAlertId, type Person, partitionOf, stateKey, ttlOf, unreadKey } from './keys.ts'
import { AlertRecord } from './records.ts'

const Marker = v.object({ id: v.string() })

/** Newest first; DynamoDB deletes late, so expired items are left out. */
const newestFirst = (person: Person, prefix: 'ALERT#' | 'UNREAD#', now: Date) =>
  queryNewest({
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    FilterExpression: 'attribute_not_exists(removed_at) AND #ttl > :now',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':pk': partitionOf(person), ':prefix': prefix, ':now': Math.floor(now.getTime() / 1000) },
  })

export type Listed = AlertRecord & { readonly unread: boolean }

/** `count` of those that `isWanted`, from the one at `start`, and whether there are more. */
export async function listAlerts(
  person: Person,
  { start, count, isWanted, now }: { start: number; count: number; isWanted: (alert: AlertRecord) => boolean; now: Date },
): Promise<{ alerts: Listed[]; more: boolean }> {
  const found: AlertRecord[] = []
  for await (const item of newestFirst(person, 'ALERT#', now)) {
    const alert = v.parse(AlertRecord, item)
    if (isWanted(alert)) found.push(alert)
    if (found.length > start + count) break
  }
  const page = found.slice(start, start + count)
  const unread = await unreadAmong(person, page)
  return { alerts: page.map((alert) => ({ ...alert, unread: unread.has(alert.id) })), more: found.length > start + count }
}

/** Of the unread alone. */
export async function listUnread(
  person: Person,
  { start, count, now }: { start: number; count: number; now: Date },
): Promise<{ alerts: Listed[]; more: boolean }> {
  const ids: string[] = []
  for await (const item of newestFirst(person, 'UNREAD#', now)) {
    ids.push(v.parse(Marker, item).id)
    if (ids.length > start + count) break
  }
  const page = ids.slice(start, start + count)
  const items = await batchGet(
    page.map((id) => alertKey(person, id)),
    { consistent: true },
  )
  const alerts = items.map((item) => ({ ...v.parse(AlertRecord, item), unread: true }))
  return { alerts: alerts.sort((one, other) => (one.id < other.id ? 1 : -1)), more: ids.length > start + count }
}

async function unreadAmong(person: Person, page: readonly AlertRecord[]): Promise<Set<string>> {
  const items = await batchGet(
    page.map(({ id }) => unreadKey(person, id)),
    { consistent: true },
  )
  return new Set(items.map((item) => v.parse(Marker, item).id))
}

/** Up to `most`, and the id of the newest: so whoever asks again sees a new one also where another was read meanwhile. */
export async function countUnread(person: Person, most: number, now: Date): Promise<{ unread: number; newest: string | null }> {
  let unread = 0
  let newest: string | null = null
  for await (const item of newestFirst(person, 'UNREAD#', now)) {
    newest ??= v.parse(Marker, item).id
    if (++unread === most) break
  }
  return { unread, newest }
}

/** When all were marked as read the last time, an ISO instant. */
export async function allReadAt(person: Person): Promise<string | null> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: stateKey(person) }))
  return Item ? v.parse(v.object({ read_at: v.string() }), Item).read_at : null
}

async function getAlert(person: Person, id: string): Promise<AlertRecord | null> {
  if (!isAlertId(id)) return null
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: alertKey(person, id), ConsistentRead: true }))
  return Item ? v.parse(AlertRecord, Item) : null
}

const unreadMark = (person: Person, id: string) => ({
  Put: { TableName: tableName(), Item: { ...unreadKey(person, id), ...person, id, ttl: ttlOf(instantOf(id)) } },
})
const noUnreadMark = (person: Person, id: string) => ({ Delete: { TableName: tableName(), Key: unreadKey(person, id) } })
const change = (person: Person, id: string, UpdateExpression: string, ConditionExpression: string, values?: Record<string, unknown>) => ({
  Update: {
    TableName: tableName(),
    Key: alertKey(person, id),
    UpdateExpression,
    ConditionExpression,
    ...(values ? { ExpressionAttributeValues: values } : {}),
  },
})
const isThere = 'attribute_exists(pk) AND attribute_not_exists(removed_at)'

/** False where there is none, or where it was removed; so of each that follows. */
export async function markRead(person: Person, id: string, now: Date): Promise<boolean> {
  if (!isAlertId(id)) return false
  return writeAll([change(person, id, 'SET seen_at = :now', isThere, { ':now': now.toISOString() }), noUnreadMark(person, id)])
}

export async function markUnread(person: Person, id: string): Promise<boolean> {
  if (!isAlertId(id)) return false
  return writeAll([change(person, id, 'REMOVE seen_at', isThere), unreadMark(person, id)])
}

/** It is no longer listed, and can be brought back. */
export async function removeAlert(person: Person, id: string, now: Date): Promise<boolean> {
  const alert = await getAlert(person, id)
  if (!alert || alert.removed_at !== undefined) return false
  const was = (await unreadAmong(person, [alert])).size > 0
  const values = { ':now': now.toISOString(), ':was': was }
  return writeAll([change(person, id, 'SET removed_at = :now, was_unread = :was', isThere, values), noUnreadMark(person, id)])
}

/** As it was before: unread if it was. */
export async function restoreAlert(person: Person, id: string): Promise<boolean> {
  const alert = await getAlert(person, id)
  if (alert?.removed_at === undefined) return false
  const back = change(person, id, 'REMOVE removed_at, was_unread', 'attribute_exists(removed_at)')
  return writeAll(alert.was_unread ? [back, unreadMark(person, id)] : [back])
}

/** Cut off in between, some are still unread, and it can be done again. */
export async function markAllRead(person: Person, now: Date): Promise<void> {
  await documents().send(new PutCommand({ TableName: tableName(), Item: { ...stateKey(person), ...person, read_at: now.toISOString() } }))
  const unread = await queryAll({
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': partitionOf(person), ':prefix': 'UNREAD#' },
  })
  await batchWrite(unread.map((item) => ({ DeleteRequest: { Key: unreadKey(person, v.parse(Marker, item).id) } })))
}
