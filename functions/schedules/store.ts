/**
 * Schedules and their runs. In `A#<account>#RUNS`: RUN#<id>, SCHEDULE#<id>, KEY#<hash of an idempotency key>; and what
 * delivery/run-places.ts and timetable.ts say. In the sparse index: unfinished.ts.
 */
import { createHash } from 'node:crypto'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, GetCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import type { RecordState } from '../../shared/api/schedules.ts'
import { batchGet } from '../lib/batch-get.ts'
import { documents, tableName } from '../lib/clients.ts'
import { conditionHeld } from '../lib/condition-held.ts'
import { queryAll } from '../lib/query-all.ts'
import { occurrenceKey, occurrencesPartition, scheduleKey } from './keys.ts'
import { Occurrence, Schedule } from './records.ts'
import { noteTimes } from './timetable.ts'
import { armingKey, dueKey } from './unfinished.ts'

export { occurrenceKey, occurrencesPartition }

const idempotencyKey = (accountId: string, userId: string, key: string) => ({
  pk: occurrencesPartition(accountId),
  sk: `KEY#${createHash('sha256').update(`${userId}\n${key}`).digest('hex')}`,
})

const Keyed = v.object({ schedule_id: v.string() })
const secondsInDay = 86_400

/**
 * Writes the schedule and all its runs, or nothing. With an idempotency key that was used before it writes nothing and returns the
 * id of the schedule made then.
 */
export async function putSchedule(accountId: string, schedule: Schedule, occurrences: Occurrence[], key: string | undefined): Promise<string> {
  const TableName = tableName()
  const Key = key === undefined ? undefined : idempotencyKey(accountId, schedule.owner_id, key)
  await noteTimes(
    accountId,
    occurrences.filter(({ test }) => !test),
  )
  const once = Key && { ...Key, schedule_id: schedule.id, ttl: Math.floor(Date.parse(schedule.created_at) / 1000) + 2 * secondsInDay }
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
    if (!Key || !used) throw error
    const { Item } = await documents().send(new GetCommand({ TableName, Key, ConsistentRead: true }))
    return v.parse(Keyed, Item).schedule_id
  }
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

export type OccurrencePage = { occurrences: Occurrence[]; cursor: string | null }

/** Runs but for tests, newest first, of one state or of all but the deleted ones. The cursor is the id of the last run looked at. */
export async function listOccurrences(accountId: string, query: { state?: RecordState; cursor?: string; limit: number }): Promise<OccurrencePage> {
  const page = await documents().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      FilterExpression: `${query.state ? '#state = :state' : '#state <> :deleted'} AND attribute_not_exists(#test)`,
      ExpressionAttributeNames: { '#state': 'state', '#test': 'test' },
      ExpressionAttributeValues: {
        ':pk': occurrencesPartition(accountId),
        ':prefix': 'RUN#',
        ...(query.state ? { ':state': query.state } : { ':deleted': 'DELETED' }),
      },
      ScanIndexForward: false,
      Limit: query.limit,
      ExclusiveStartKey: query.cursor ? occurrenceKey(accountId, query.cursor) : undefined,
      ConsistentRead: true,
    }),
  )
  const last = page.LastEvaluatedKey?.sk
  return {
    occurrences: (page.Items ?? []).map((item) => v.parse(Occurrence, item)),
    cursor: typeof last === 'string' ? last.slice('RUN#'.length) : null,
  }
}

/** Runs of an account that are planned for instants of [start, end), soonest first. */
export async function upcomingOccurrences(accountId: string, start: string, end: string): Promise<Occurrence[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    FilterExpression: '#state = :state AND generate_at >= :start AND generate_at < :end',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':pk': occurrencesPartition(accountId), ':prefix': 'RUN#', ':state': 'SCHEDULED', ':start': start, ':end': end },
    ConsistentRead: true,
  })
  return items.map((item) => v.parse(Occurrence, item)).sort((a, b) => (a.generate_at < b.generate_at ? -1 : 1))
}

/** Runs of an account that somebody still waits for: those to come, and those that are sent to recipients on a day of their own. */
export async function owedOccurrences(accountId: string): Promise<Occurrence[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    FilterExpression: '#state = :state OR attribute_exists(later_at)',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':pk': occurrencesPartition(accountId), ':prefix': 'RUN#', ':state': 'SCHEDULED' },
    ConsistentRead: true,
  })
  return items.map((item) => v.parse(Occurrence, item)).filter(({ state }) => state !== 'DELETED')
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

const ScheduledSubject = v.pick(Occurrence, ['schedule_id', 'entities', 'profiles', 'template_id'])
type ScheduledSubject = v.InferOutput<typeof ScheduledSubject>

/** Which groups each schedule with runs to come is about, which profiles, and by which template. */
export async function scheduledSubjects(accountId: string): Promise<ScheduledSubject[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    FilterExpression: '#state = :state',
    ProjectionExpression: 'schedule_id, entities, profiles, template_id',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':pk': occurrencesPartition(accountId), ':prefix': 'RUN#', ':state': 'SCHEDULED' },
  })
  const subjects = items.map((item) => v.parse(ScheduledSubject, item))
  return [...new Map(subjects.map((one) => [one.schedule_id, one])).values()]
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
