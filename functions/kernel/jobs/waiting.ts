/** Jobs that wait for a slot of their account. They occupy no process; a worker that releases a slot starts the next. */
import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { documents, tableName } from '../clients.ts'
import { conditionHeld } from '../table/condition-held.ts'
import type { Key } from '../table/update.ts'

const keptSeconds = 2 * 86_400

/** A job waits once under its key, however often it is put. */
export async function putWaiting(key: Key, job: Readonly<Record<string, string>>, now: Date): Promise<void> {
  const ttl = Math.floor(now.getTime() / 1000) + keptSeconds
  await documents().send(new PutCommand({ TableName: tableName(), Item: { ...key, ...job, ttl } }))
}

/** Returns false when it does not wait, or another worker dequeued it. */
export function dequeue(key: Key): Promise<boolean> {
  return conditionHeld(documents().send(new DeleteCommand({ TableName: tableName(), Key: key, ConditionExpression: 'attribute_exists(pk)' })))
}

/** In the order of their keys. */
export async function listWaiting({ pk, sk }: Key, Limit?: number): Promise<Record<string, unknown>[]> {
  const { Items = [] } = await documents().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
      Limit,
      ConsistentRead: true,
    }),
  )
  return Items
}
