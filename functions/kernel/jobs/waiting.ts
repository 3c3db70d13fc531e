/** Jobs that wait for a slot of their account. They occupy no process; a worker that releases a slot starts the next. */
import { deleteItem } from '../table/delete-item.ts'
import { ifThere } from '../table/expressions.ts'
import { putItem } from '../table/put-item.ts'
import { queryPage } from '../table/query.ts'
import type { Key, Stored } from '../table/table.ts'

const keptSeconds = 2 * 86_400

/** A job waits once under its key, however often it is put. */
export async function putWaiting(key: Key, job: Readonly<Record<string, string>>, now: Date): Promise<void> {
  const ttl = Math.floor(now.getTime() / 1000) + keptSeconds
  await putItem({ ...key, ...job, ttl })
}

/** Returns false when it does not wait, or another worker dequeued it. */
export function dequeue(key: Key): Promise<boolean> {
  return deleteItem(key, ifThere)
}

/** In the order of their keys. */
export async function listWaiting({ pk, sk: prefix }: Key, limit?: number): Promise<Stored[]> {
  return (await queryPage({ pk, prefix, consistent: true }, { limit })).items
}
