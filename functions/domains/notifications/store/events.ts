/** Writes and reads events. */
import * as v from 'valibot'
import { allDue, dueAt, dueFields } from '../../../kernel/jobs/due.ts'
import { readable } from '../../../kernel/jobs/each-item.ts'
import { ifNew } from '../../../kernel/table/expressions.ts'
import { getItem, readItem } from '../../../kernel/table/get-item.ts'
import { putItem } from '../../../kernel/table/put-item.ts'
import { updateItem } from '../../../kernel/table/update-item.ts'
import { dueEvents, eventKey, ttlOf } from '../keys.ts'
import { EventRecord } from '../records.ts'

/** The event as it was first told: one that comes again changes nothing of it. */
export async function takeEvent(accountId: string, event: Omit<v.InferInput<typeof EventRecord>, 'sk' | 'accountId' | 'gsi1pk'>): Promise<EventRecord> {
  const key = eventKey(accountId, event.told.notification_type, event.id)
  const item = { ...key, accountId, ...event, ...dueAt(dueEvents, new Date(event.at).toISOString(), `${accountId}#${key.sk}`), ttl: ttlOf(event.at) }
  if (await putItem(item, ifNew)) return v.parse(EventRecord, item)
  const found = await getItem(key, { consistent: true })
  // forgotten this very moment
  return v.parse(EventRecord, found ?? { ...item, gsi1pk: undefined })
}

/** Null once it is forgotten. */
export function getEvent(accountId: string, type: string, id: string): Promise<EventRecord | null> {
  return readItem(EventRecord, eventKey(accountId, type, id), { consistent: true })
}

/** Everybody was told of it. */
export async function closeEvent({ accountId, told, id }: EventRecord): Promise<void> {
  await updateItem(eventKey(accountId, told.notification_type, id), { remove: dueFields })
}

/** Those that came in before `until` and not everybody was told of, the longest waiting first. */
export async function overdueEvents(until: Date): Promise<EventRecord[]> {
  return readable(EventRecord, await allDue({ list: dueEvents, until }))
}
