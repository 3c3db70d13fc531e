/** Somebody's own notifications, read and changed. */
import * as v from 'valibot'
import { batchGet } from '../../../kernel/table/batch-get.ts'
import { type Change, ifNew } from '../../../kernel/table/expressions.ts'
import { readItem } from '../../../kernel/table/get-item.ts'
import { putItem } from '../../../kernel/table/put-item.ts'
import { queryNewest, readAll } from '../../../kernel/table/query.ts'
import { writeAll } from '../../../kernel/table/write-all.ts'
import { writeEach } from '../../../kernel/table/write-each.ts'
import { deleteOf, putOf, updateOf, type Write } from '../../../kernel/table/writes.ts'
import { alertId, alertKey, instantOf, isAlertId, type Person, partitionOf, stateKey, ttlOf, unreadKey } from '../keys.ts'
import { AlertRecord, type EventRecord } from '../records.ts'

const Marker = v.object({ id: v.string() })

/** Newest first; DynamoDB deletes late, so expired items are left out. */
const newestFirst = (person: Person, prefix: 'ALERT#' | 'UNREAD#', now: Date) =>
  queryNewest({
    pk: partitionOf(person),
    prefix,
    filter: { when: 'attribute_not_exists(removed_at) AND #ttl > :now', values: { now: Math.floor(now.getTime() / 1000) } },
    consistent: true,
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
  return (await readItem(v.object({ read_at: v.string() }), stateKey(person)))?.read_at ?? null
}

async function getAlert(person: Person, id: string): Promise<AlertRecord | null> {
  return isAlertId(id) ? readItem(AlertRecord, alertKey(person, id), { consistent: true }) : null
}

/** Once: the notification and its mark as unread together, or, where it stands already, neither. */
export async function putAlert(person: Person, { told, id: eventId, at }: Pick<EventRecord, 'told' | 'id' | 'at'>): Promise<void> {
  const id = alertId(at, told.notification_type, eventId)
  const rest = { ...person, id, ttl: ttlOf(at) }
  await writeAll([putOf({ ...alertKey(person, id), ...rest, told }, ifNew), putOf({ ...unreadKey(person, id), ...rest })])
}

const unreadMark = (person: Person, id: string) => putOf({ ...unreadKey(person, id), ...person, id, ttl: ttlOf(instantOf(id)) })
const noUnreadMark = (person: Person, id: string) => deleteOf(unreadKey(person, id))
const listed = 'attribute_exists(pk) AND attribute_not_exists(removed_at)'
const change = (person: Person, id: string, changes: Change): Write => updateOf(alertKey(person, id), { when: listed, ...changes })

/** False where there is none, or where it was removed; so of each that follows. */
export async function markRead(person: Person, id: string, now: Date): Promise<boolean> {
  if (!isAlertId(id)) return false
  return writeAll([change(person, id, { set: { seen_at: now.toISOString() } }), noUnreadMark(person, id)])
}

export async function markUnread(person: Person, id: string): Promise<boolean> {
  if (!isAlertId(id)) return false
  return writeAll([change(person, id, { remove: ['seen_at'] }), unreadMark(person, id)])
}

/** It is no longer listed, and can be brought back. */
export async function removeAlert(person: Person, id: string, now: Date): Promise<boolean> {
  const alert = await getAlert(person, id)
  if (!alert || alert.removed_at !== undefined) return false
  const was = (await unreadAmong(person, [alert])).size > 0
  return writeAll([change(person, id, { set: { removed_at: now.toISOString(), was_unread: was } }), noUnreadMark(person, id)])
}

/** As it was before: unread if it was. */
export async function restoreAlert(person: Person, id: string): Promise<boolean> {
  const alert = await getAlert(person, id)
  if (alert?.removed_at === undefined) return false
  const back = change(person, id, { remove: ['removed_at', 'was_unread'], when: 'attribute_exists(removed_at)' })
  return writeAll(alert.was_unread ? [back, unreadMark(person, id)] : [back])
}

/** Cut off in between, some are still unread, and it can be done again. */
export async function markAllRead(person: Person, now: Date): Promise<void> {
  await putItem({ ...stateKey(person), ...person, read_at: now.toISOString() })
  const unread = await readAll(Marker, { pk: partitionOf(person), prefix: 'UNREAD#', consistent: true })
  await writeEach({ delete: unread.map(({ id }) => unreadKey(person, id)) })
}
