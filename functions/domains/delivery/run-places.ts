/**
 * How many runs of one account are made at the same time, and what waits for that: so that ten PDFs of one account keep nobody else's
 * due report from a browser. In `A#<account>#RUNS`: PLACE#<n> with until when it is taken, WAITING#<id of a run>. Whoever ends a run
 * makes the next one that waits, so that no clock has to be asked; docs/decisions/0015-a-run-is-tried-for-an-hour.md.
 */
import { randomUUID } from 'node:crypto'
import { DeleteCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { documents, tableName } from '../../kernel/clients.ts'
import { conditionHeld } from '../../kernel/table/condition-held.ts'
import { occurrencesPartition } from '../schedules/store.ts'

/** Two browsers of one account beside those of others. */
const placesOfAccount = 2
/** Whoever works keeps it longer (in-turn.ts); a process that died gives its place back by this. */
const placeMs = 120_000
const keptSeconds = 2 * 86_400

export type Place = { accountId: string; sk: string; token: string }

/** An event of a run, as EventBridge handed it over. */
export const Waiting = v.object({ occurrenceId: v.string(), scheduledTime: v.string() })
export type Waiting = v.InferOutput<typeof Waiting>

/** Null when as many runs of the account are being made as may be. */
export async function takePlace(accountId: string, now: Date): Promise<Place | null> {
  const token = randomUUID()
  for (let place = 0; place < placesOfAccount; place++) {
    const sk = `PLACE#${place}`
    const taken = await conditionHeld(
      documents().send(
        new PutCommand({
          TableName: tableName(),
          Item: { pk: occurrencesPartition(accountId), sk, token, until: now.getTime() + placeMs, ttl: Math.floor(now.getTime() / 1000) + keptSeconds },
          ConditionExpression: 'attribute_not_exists(pk) OR #until < :now',
          ExpressionAttributeNames: { '#until': 'until' },
          ExpressionAttributeValues: { ':now': now.getTime() },
        }),
      ),
    )
    if (taken) return { accountId, sk, token }
  }
  return null
}

/** For another run; false when it was given to somebody else in the meantime. */
export function keepPlace({ accountId, sk, token }: Place, now: Date): Promise<boolean> {
  return conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: { pk: occurrencesPartition(accountId), sk },
        UpdateExpression: 'SET #until = :until',
        ConditionExpression: '#token = :token',
        ExpressionAttributeNames: { '#until': 'until', '#token': 'token' },
        ExpressionAttributeValues: { ':until': now.getTime() + placeMs, ':token': token },
      }),
    ),
  )
}

export async function givePlaceBack({ accountId, sk, token }: Place): Promise<void> {
  await conditionHeld(
    documents().send(
      new DeleteCommand({
        TableName: tableName(),
        Key: { pk: occurrencesPartition(accountId), sk },
        ConditionExpression: '#token = :token',
        ExpressionAttributeNames: { '#token': 'token' },
        ExpressionAttributeValues: { ':token': token },
      }),
    ),
  )
}

const prefix = 'WAITING#'

/** A run waits once, however often it is fired. */
export async function putWaiting(accountId: string, waiting: Waiting, now: Date): Promise<void> {
  const key = { pk: occurrencesPartition(accountId), sk: prefix + waiting.occurrenceId }
  await documents().send(new PutCommand({ TableName: tableName(), Item: { ...key, ...waiting, ttl: Math.floor(now.getTime() / 1000) + keptSeconds } }))
}

/** The run that was ordered first: a schedule comes before the PDFs that somebody asked for today. */
export async function firstWaiting(accountId: string): Promise<Waiting | null> {
  const { Items } = await documents().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': occurrencesPartition(accountId), ':prefix': prefix },
      Limit: 1,
      ConsistentRead: true,
    }),
  )
  return Items?.[0] ? v.parse(Waiting, Items[0]) : null
}

/** False when somebody else took it. */
export function takeWaiting(accountId: string, { occurrenceId }: Waiting): Promise<boolean> {
  return conditionHeld(
    documents().send(
      new DeleteCommand({
        TableName: tableName(),
        Key: { pk: occurrencesPartition(accountId), sk: prefix + occurrenceId },
        ConditionExpression: 'attribute_exists(pk)',
      }),
    ),
  )
}
