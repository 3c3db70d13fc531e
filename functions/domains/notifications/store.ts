/** Writes and reads events and notifications; with keys.ts the only file that knows their keys. */
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { documents, tableName } from '../../kernel/clients.ts'
import { readable } from '../../kernel/jobs/each-item.ts'
import { conditionHeld } from '../../kernel/table/condition-held.ts'
import { queryAll } from '../../kernel/table/query-all.ts'
import { writeAll } from '../../kernel/table/write-all.ts'
import { alertId, alertKey, dueEvents, eventKey, type Person, ttlOf, unreadKey } from './keys.ts'
import { EventRecord } from './records.ts'

/** The event as it was first told: one that comes again changes nothing of it. */
export async function takeEvent(accountId: string, event: Omit<v.InferInput<typeof EventRecord>, 'sk' | 'accountId' | 'gsi1pk'>): Promise<EventRecord> {
  const Key = eventKey(accountId, event.told.notification_type, event.id)
  const Item = { ...Key, accountId, ...event, gsi1pk: dueEvents, gsi1sk: `${new Date(event.at).toISOString()}#${accountId}#${Key.sk}`, ttl: ttlOf(event.at) }
  const isNew = await conditionHeld(documents().send(new PutCommand({ TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' })))
  if (isNew) return v.parse(EventRecord, Item)
  const { Item: found } = await documents().send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }))
  // forgotten this very moment
  return v.parse(EventRecord, found ?? { ...Item, gsi1pk: undefined })
}

/** Null once it is forgotten. */
export async function getEvent(accountId: string, type: string, id: string): Promise<EventRecord | null> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: eventKey(accountId, type, id), ConsistentRead: true }))
  return Item ? v.parse(EventRecord, Item) : null
}

/** Everybody was told of it. */
export async function closeEvent({ accountId, told, id }: EventRecord): Promise<void> {
  const Key = eventKey(accountId, told.notification_type, id)
  await documents().send(new UpdateCommand({ TableName: tableName(), Key, UpdateExpression: 'REMOVE gsi1pk, gsi1sk' }))
}

/** Those that came in before `until` and not everybody was told of, the longest waiting first. */
export async function overdueEvents(until: Date): Promise<EventRecord[]> {
  const items = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :due AND gsi1sk < :until',
    ExpressionAttributeValues: { ':due': dueEvents, ':until': until.toISOString() },
  })
  return readable(EventRecord, items)
}

/** Once: the notification and its mark as unread together, or, where it stands already, neither. */
export async function putAlert(person: Person, { told, id: eventId, at }: Pick<EventRecord, 'told' | 'id' | 'at'>): Promise<void> {
  const id = alertId(at, told.notification_type, eventId)
  const rest = { ...person, id, ttl: ttlOf(at) }
  await writeAll([
    { Put: { TableName: tableName(), Item: { ...alertKey(person, id), ...rest, told }, ConditionExpression: 'attribute_not_exists(pk)' } },
    { Put: { TableName: tableName(), Item: { ...unreadKey(person, id), ...rest } } },
  ])
}
