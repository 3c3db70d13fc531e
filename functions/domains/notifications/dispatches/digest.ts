/**
 * Emails that are gathered into one. What waits for a digest is written beside it in one transaction, under the condition that nobody has begun to send it: so a
 * digest has it, or the next one does, and never both or neither. The digest is a dispatch like any other.
 */
import * as v from 'valibot'
import { tableName } from '../../../kernel/clients.ts'
import { writeLeased } from '../../../kernel/jobs/lease.ts'
import { queryAll } from '../../../kernel/table/query-all.ts'
import { writeAll } from '../../../kernel/table/write-all.ts'
import { alertId, dispatchKey, dueDispatches, gatheredKey, type Person, ttlOf } from '../keys.ts'
import type { Dispatch } from './records.ts'
import { dueKey, leaseOf } from './store.ts'

/** In place of a type of event. */
export const digestType = 'digest'

const Gathered = v.object({ type: v.string(), eventId: v.string() })

/** Into the digest of that instant. False when somebody has begun to send that one. @throws LeaseLost */
export async function gather(claimed: Dispatch, at: Date): Promise<boolean> {
  const { accountId, userId, channel, id, type, eventId } = claimed
  const person: Person = { accountId, userId }
  const eventOf = at.toISOString()
  const digestId = alertId(at.getTime(), digestType, `${userId} ${eventOf}`)
  const digest = { ...person, channel, id: digestId, type: digestType, eventId: eventOf, at: at.getTime() } as const
  const first = { ...digest, tries: 0, gsi1pk: dueDispatches, gsi1sk: dueKey(at, digest), state: 'waiting', ttl: ttlOf(at.getTime()) }
  const TableName = tableName()
  const written = await writeAll([
    {
      Update: {
        TableName,
        Key: dispatchKey(person, channel, id),
        UpdateExpression: 'SET #state = :gathered REMOVE gsi1pk, gsi1sk, #token',
        ConditionExpression: '#token = :mine',
        ExpressionAttributeNames: { '#state': 'state', '#token': 'token' },
        ExpressionAttributeValues: { ':gathered': 'gathered', ':mine': claimed.token ?? '' },
      },
    },
    { Put: { TableName, Item: { ...gatheredKey(person, digestId, id), ...person, type, eventId, ttl: ttlOf(at.getTime()) } } },
    {
      Update: {
        TableName,
        Key: dispatchKey(person, channel, digestId),
        UpdateExpression: `SET ${Object.keys(first)
          .map((name) => `#${name} = if_not_exists(#${name}, :${name})`)
          .join(', ')}`,
        ConditionExpression: 'attribute_not_exists(pk) OR (#state = :state AND attribute_not_exists(#token))',
        ExpressionAttributeNames: Object.fromEntries([...Object.keys(first), 'token'].map((name) => [`#${name}`, name])),
        ExpressionAttributeValues: Object.fromEntries(Object.entries(first).map(([name, value]) => [`:${name}`, value])),
      },
    },
  ])
  if (written) return true
  // the digest was begun, unless this lease was lost
  await writeLeased(leaseOf(claimed), { set: { token: claimed.token } })
  return false
}

/** The events that a digest has, the oldest first. */
export async function gatheredIn({ accountId, userId, id }: Dispatch): Promise<v.InferOutput<typeof Gathered>[]> {
  const { pk, sk } = gatheredKey({ accountId, userId }, id, '')
  const items = await queryAll({
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
  })
  return items.map((item) => v.parse(Gathered, item))
}
