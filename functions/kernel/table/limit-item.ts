/**
 * What the table keeps of a budget: one item for each kind of work of one account or address. Its counts begin anew with each window; the
 * places of what runs right now stay, because work does not end with a window.
 */
import { randomInt } from 'node:crypto'
import { ConditionalCheckFailedException, DynamoDBServiceException, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import { dynamo, tableName } from '../clients.ts'
import { conditionHeld } from './condition-held.ts'
import { limitPrefix, userCountPrefix } from './table.ts'

/** In the table's own form, like all else here: every cold start reads this file, and the converting client's update is longer than it. */
export type Key = { pk: { S: string }; sk: { S: string } }
const number = (value: number) => ({ N: String(value) })

/** `owner`: an account or an address, told apart by their first letter. */
export function limitKey(work: string, owner: string): Key {
  return { pk: { S: limitPrefix + owner }, sk: { S: work } }
}

/** `start` and `end`: epoch seconds of the window; `most`: what the counts may reach. */
export type Count = { key: Key; user: string | null; units: number; most: { all: number; user: number }; start: number; end: number }
export type Lease = { key: Key; place: string; until: number }
/** Attribute -> number, as the item stood. */
export type Counts = ReadonlyMap<string, number>

/** Longer than any request may take, so that a place is never given to somebody else while its work still runs. */
const placeSeconds = 40
const allCount = 'all'
const userCount = (user: string) => userCountPrefix + user
/** epoch second at which the window began that is counted */
const windowStart = 'since'

/**
 * Counts, and takes a free place where one is named, in one write. `seen` is the item as the last try found it, if it did: counts of an
 * earlier window are begun anew. `before` is null when that was done; otherwise nothing was, and it is what the item held: no room,
 * somebody in the place, or another window.
 */
export async function countIn(count: Count, place: string | undefined, seen: Counts | undefined, now: Date): Promise<{ lease?: Lease; before: Counts | null }> {
  const { key, user, units, most, start, end } = count
  // a thousandth of a millisecond tells two requests of the same millisecond apart
  const until = now.getTime() + placeSeconds * 1000 + randomInt(1000) / 1000
  const earlier = seen === undefined || startOf(seen) >= start ? undefined : seen
  const counted = [{ name: '#all', left: ':all' }, ...(user === null ? [] : [{ name: '#user', left: ':user' }])]
  const over = earlier ? [...earlier.keys()].filter((name) => name.startsWith(userCountPrefix) && (user === null || name !== userCount(user))) : []
  const sets = ['#since = :since', '#ttl = :ttl', ...(place ? ['#place = :until'] : []), ...(earlier ? counted.map(({ name }) => `${name} = :units`) : [])]
  const removed = over.map((_, at) => `#over${at}`).join(', ')
  const room = earlier
    ? ['#since = :earlier']
    : ['(attribute_not_exists(#since) OR #since = :since)', ...counted.map(({ name, left }) => `(attribute_not_exists(${name}) OR ${name} <= ${left})`)]
  const update = new UpdateItemCommand({
    TableName: tableName(),
    Key: key,
    UpdateExpression: [
      `SET ${sets.join(', ')}`,
      earlier ? '' : `ADD ${counted.map(({ name }) => `${name} :units`).join(', ')}`,
      removed && `REMOVE ${removed}`,
    ].join(' '),
    ConditionExpression: [...room, ...(place ? ['(attribute_not_exists(#place) OR #place < :now)'] : [])].join(' AND '),
    ExpressionAttributeNames: {
      '#all': allCount,
      '#ttl': 'ttl',
      '#since': windowStart,
      ...(user === null ? {} : { '#user': userCount(user) }),
      ...(place ? { '#place': place } : {}),
      ...Object.fromEntries(over.map((name, at) => [`#over${at}`, name])),
    },
    ExpressionAttributeValues: {
      ':units': number(units),
      ':since': number(start),
      ':ttl': number(end + placeSeconds),
      ...(earlier
        ? { ':earlier': number(startOf(earlier)) }
        : { ':all': number(most.all - units), ...(user === null ? {} : { ':user': number(most.user - units) }) }),
      ...(place ? { ':until': number(until), ':now': number(now.getTime()) } : {}),
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  })
  try {
    await dynamo().send(update)
    return { before: null, ...(place ? { lease: { key, place, until } } : {}) }
  } catch (error) {
    // what is only counted must not keep anybody from reading while the table cannot write
    if (error instanceof DynamoDBServiceException && error.$fault === 'server') return { before: null }
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    const found = Object.entries(error.Item ?? {}).flatMap(([name, { N }]): [string, number][] => (N === undefined ? [] : [[name, Number(N)]]))
    return { before: new Map(found) }
  }
}

/** Epoch second at which the window began that an item counts. */
export function startOf(before: Counts): number {
  return before.get(windowStart) ?? 0
}

/** Whether the counts, as they stood, leave room for these units. Those of an earlier window leave all of it. */
export function isWithin({ user, units, most, start }: Count, before: Counts): boolean {
  if (startOf(before) < start) return units <= most.all && (user === null || units <= most.user)
  return (before.get(allCount) ?? 0) + units <= most.all && (user === null || (before.get(userCount(user)) ?? 0) + units <= most.user)
}

/** Those of the places that nobody held, or held for too long. */
export function freePlaces(places: readonly string[], before: Counts, now: Date): string[] {
  return places.filter((place) => (before.get(place) ?? 0) < now.getTime())
}

/** Only whoever holds it still can: a place that was given to somebody else in the meantime is left alone. */
export async function givePlaceBack({ key, place, until }: Lease): Promise<void> {
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
