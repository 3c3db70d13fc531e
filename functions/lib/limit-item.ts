/** What the table keeps of a budget: one item for each window of a kind of work of one account or address. */
import { randomInt } from 'node:crypto'
import { ConditionalCheckFailedException, DynamoDBServiceException, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import { dynamo, tableName } from './clients.ts'
import { conditionHeld } from './condition-held.ts'
import { limitPrefix } from './table.ts'

/** In the table's own form, like all else here: every cold start reads this file, and the converting client's update is longer than it. */
export type Key = { pk: { S: string }; sk: { S: string } }
const number = (value: number) => ({ N: String(value) })

/** `owner`: an account or an address, told apart by their first letter; `start`: epoch second at which the window began. */
export function limitKey(work: string, owner: string, start: number): Key {
  return { pk: { S: limitPrefix + owner }, sk: { S: `${work}#${start}` } }
}

/** `end`: epoch second at which the window ends; `most`: what the counts may reach. */
export type Count = { key: Key; user: string | null; units: number; most: { all: number; user: number }; end: number }
export type Held = { key: Key; place: string; until: number }
/** Attribute -> number, as the item stood. */
type Counts = ReadonlyMap<string, number>

/** Longer than any request may take, so that a place is never given to somebody else while its work still runs. */
const placeSeconds = 40
const allCount = 'all'
const userCount = (user: string) => `user#${user}`

/**
 * Counts, and takes a free place where one is named, in one write. `before` is null when that was done; otherwise nothing was, and it is
 * what the item held: either no room or somebody in the place.
 */
export async function countIn({ key, user, units, most, end }: Count, place: string | undefined, now: Date): Promise<{ held?: Held; before: Counts | null }> {
  // a thousandth of a millisecond tells two requests of the same millisecond apart
  const until = now.getTime() + placeSeconds * 1000 + randomInt(1000) / 1000
  const counted = [{ name: '#all', left: ':all' }, ...(user === null ? [] : [{ name: '#user', left: ':user' }])]
  const room = counted.map(({ name, left }) => `(attribute_not_exists(${name}) OR ${name} <= ${left})`)
  const update = new UpdateItemCommand({
    TableName: tableName(),
    Key: key,
    UpdateExpression: `ADD ${counted.map(({ name }) => `${name} :units`).join(', ')} SET #ttl = :ttl${place ? ', #place = :until' : ''}`,
    ConditionExpression: [...room, ...(place ? ['(attribute_not_exists(#place) OR #place < :now)'] : [])].join(' AND '),
    ExpressionAttributeNames: {
      '#all': allCount,
      '#ttl': 'ttl',
      ...(user === null ? {} : { '#user': userCount(user) }),
      ...(place ? { '#place': place } : {}),
    },
    ExpressionAttributeValues: {
      ':units': number(units),
      ':ttl': number(end + placeSeconds),
      ':all': number(most.all - units),
      ...(user === null ? {} : { ':user': number(most.user - units) }),
      ...(place ? { ':until': number(until), ':now': number(now.getTime()) } : {}),
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  })
  try {
    await dynamo().send(update)
    return { before: null, ...(place ? { held: { key, place, until } } : {}) }
  } catch (error) {
    // what is only counted must not keep anybody from reading while the table cannot write
    if (error instanceof DynamoDBServiceException && error.$fault === 'server') return { before: null }
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    return { before: new Map(Object.entries(error.Item ?? {}).map(([name, value]) => [name, Number(value.N)])) }
  }
}

/** Whether the counts, as they stood, leave room for these units. */
export function isWithin({ user, units, most }: Count, before: Counts): boolean {
  return (before.get(allCount) ?? 0) + units <= most.all && (user === null || (before.get(userCount(user)) ?? 0) + units <= most.user)
}

/** Those of the places that nobody held, or held for too long. */
export function freePlaces(places: readonly string[], before: Counts, now: Date): string[] {
  return places.filter((place) => (before.get(place) ?? 0) < now.getTime())
}

/** Only whoever holds it still can: a place that was given to somebody else in the meantime is left alone. */
export async function givePlaceBack({ key, place, until }: Held): Promise<void> {
  await conditionHeld(
    dynamo().send(
      new UpdateItemCommand({
        TableName: tableName(),
        Key: key,
        UpdateExpression: 'REMOVE #place',
        ConditionExpression: '#place = :until',
        ExpressionAttributeNames: { '#place': place },
        ExpressionAttributeValues: { ':until': number(until) },
      }),
    ),
  )
}
