/**
 * Schedules and their runs. In `A#<account>#RUNS`: RUN#<id>, SCHEDULE#<id>, KEY#<hash of an idempotency key>; and what
 * delivery/run-slots.ts says. In the sparse indexes: unfinished.ts and runs-by-time.ts.
 */
import { createHash } from 'node:crypto'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { messages } from '../../../shared/messages.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { problem } from '../../kernel/request/problem.ts'
import { batchGet } from '../../kernel/table/batch-get.ts'
import { conditionHeld } from '../../kernel/table/condition-held.ts'
import { occurrenceKey, occurrencesPartition, scheduleKey } from './keys.ts'
import { Occurrence, Schedule } from './records.ts'
import { armingKey, dueKey } from './unfinished.ts'

export { occurrenceKey, occurrencesPartition }

const idempotencyKey = (accountId: string, userId: string, key: string) => ({
  pk: occurrencesPartition(accountId),
  sk: `KEY#${createHash('sha256').update(`${userId}\n${key}`).digest('hex')}`,
})

const Keyed = v.object({ schedule_id: v.string(), content: v.optional(v.string()) })

/** An idempotency key, and the hash of the order that is sent with it. */
export type OrderKey = { readonly key: string; readonly content: string }
const secondsInDay = 86_400

/**
 * Writes the schedule and all its runs, or nothing. With an idempotency key that was used before it writes nothing and returns the
 * id of the schedule made then.
 * @throws Problem 409 when that was another order
 */
export async function putSchedule(accountId: string, schedule: Schedule, occurrences: Occurrence[], order?: OrderKey): Promise<string> {
  const TableName = tableName()
  const once = order && {
    ...idempotencyKey(accountId, schedule.owner_id, order.key),
    schedule_id: schedule.id,
    content: order.content,
    ttl: Math.floor(Date.parse(schedule.created_at) / 1000) + 2 * secondsInDay,
  }
  try {
    await documents().send(
      new TransactWriteCommand({
        TransactItems: [
          ...(once ? [{ Put: { TableName, Item: once, ConditionExpression: 'attribute_not_exists(pk)' } }] : []),
          {
            Put: {
              TableName,
              Item: { ...scheduleKey(accountId, schedule.id), ...schedule, ...armingKey(schedule) },
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          },
          ...occurrences.map((occurrence) => ({
            Put: {
              TableName,
              Item: { ...occurrenceKey(accountId, occurrence.id), ...dueKey(occurrence), ...occurrence },
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          })),
        ],
      }),
    )
    return schedule.id
  } catch (error) {
    const used = error instanceof TransactionCanceledException && error.CancellationReasons?.[0]?.Code === 'ConditionalCheckFailed'
    const made = used && order ? await madeWithKey(accountId, schedule.owner_id, order) : null
    if (made === null) throw error
    return made
  }
}

/** The id of the schedule that this person made with this idempotency key; null where none was. @throws Problem 409 when that was another order */
export async function madeWithKey(accountId: string, userId: string, { key, content }: OrderKey): Promise<string | null> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: idempotencyKey(accountId, userId, key), ConsistentRead: true }))
  if (!Item) return null
  const made = v.parse(Keyed, Item)
  if (made.content !== undefined && made.content !== content) throw problem(409, messages.schedule.keyReused)
  return made.schedule_id
}

/** What cannot be an id is not looked up: keys have a greatest length. */
const isId = (id: string) => /^[0-9A-Z]{26}$/.test(id)

export async function getSchedule(accountId: string, id: string): Promise<Schedule | null> {
  if (!isId(id)) return null
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: scheduleKey(accountId, id), ConsistentRead: true }))
  return Item ? v.parse(Schedule, Item) : null
}

/** All EventBridge schedules exist, so nobody need look at it: until `again`, an ISO instant, where it goes on then and nobody stops it before. */
export async function markScheduled(accountId: string, schedule: Schedule, again: string | null): Promise<void> {
  const index = again && armingKey({ id: schedule.id, created_at: again })
  const change = index
    ? { UpdateExpression: 'SET gsi1pk = :pk, gsi1sk = :sk', ExpressionAttributeValues: { ':pk': index.gsi1pk, ':sk': index.gsi1sk } }
    : { UpdateExpression: 'REMOVE gsi1pk, gsi1sk' }
  const ConditionExpression = again ? 'attribute_exists(goes_on)' : 'attribute_exists(pk)'
  await conditionHeld(documents().send(new UpdateCommand({ TableName: tableName(), Key: scheduleKey(accountId, schedule.id), ConditionExpression, ...change })))
}

/** The reason its owner was told, which stops every later run alike; null once a run succeeded. */
export async function noteTold(accountId: string, scheduleId: string, reason: string | null): Promise<void> {
  await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: scheduleKey(accountId, scheduleId),
      UpdateExpression: 'SET told = :reason',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':reason': reason },
    }),
  )
}

export async function getOccurrence(accountId: string, id: string): Promise<Occurrence | null> {
  if (!isId(id)) return null
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: occurrenceKey(accountId, id), ConsistentRead: true }))
  return Item ? v.parse(Occurrence, Item) : null
}

/** The runs of one schedule in their order; at most 52. */
export async function occurrencesOf(accountId: string, schedule: Schedule): Promise<Occurrence[]> {
  const keys = schedule.occurrence_ids.map((id) => occurrenceKey(accountId, id))
  const found = await batchGet(keys, { consistent: true })
  return found.map((item) => v.parse(Occurrence, item)).sort((a, b) => a.run - b.run)
}

/** Which of these runs can still be opened, by id. */
export async function runsThere(accountId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await batchGet([...new Set(ids)].map((id) => occurrenceKey(accountId, id)))
  const runs = found.map((item) => v.parse(Occurrence, item))
  return new Set(runs.filter(({ state }) => state !== 'DELETED').map(({ id }) => id))
}

/** Nobody gets it on a day of their own any more; what was sent stays in the list. */
export async function forgetOwnDays(accountId: string, id: string): Promise<void> {
  await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: occurrenceKey(accountId, id),
      UpdateExpression: 'REMOVE later_at, gsi1pk, gsi1sk',
      ConditionExpression: 'attribute_exists(pk)',
    }),
  )
}

/** For good: nothing tells of the run any more. */
export async function removeOccurrence(accountId: string, id: string): Promise<void> {
  await documents().send(new DeleteCommand({ TableName: tableName(), Key: occurrenceKey(accountId, id) }))
}

/** Soft: the record stays readable as DELETED, and an event that still comes for it does nothing. */
export async function markDeleted(accountId: string, id: string): Promise<void> {
  await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: occurrenceKey(accountId, id),
      UpdateExpression: 'SET #state = :deleted REMOVE gsi1pk, gsi1sk',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':deleted': 'DELETED' },
    }),
  )
}
