/**
 * The ledger of dispatches. Each is put once, however often its event comes. Whoever works on one has moved its time to the end of their lease,
 * which is the condition of every write, so of two that come for it one gets it, and one that was cut off is due again by itself.
 */
import { randomUUID } from 'node:crypto'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import type { SendingChannel } from '../../../../shared/notifications/choices.ts'
import { documents, tableName } from '../../../kernel/clients.ts'
import { conditionHeld } from '../../../kernel/table/condition-held.ts'
import { alertId, dispatchKey, dueDispatches, type Person, ttlOf, undeliveredOf } from '../keys.ts'
import type { EventRecord } from '../records.ts'
import { Dispatch } from './records.ts'

/** Nobody works on one for longer: a call of a channel ends after half a minute. */
const leaseMs = 2 * 60_000

/** Its place among what is due. */
export const dueKey = (at: Date, { accountId, userId, channel, id }: Pick<Dispatch, 'accountId' | 'userId' | 'channel' | 'id'>) =>
  `${at.toISOString()}#${accountId}#${userId}#${channel}#${id}`

/** Once; one that stands there stays as it is, also when it was sent. */
export async function putDispatch(person: Person, channel: SendingChannel, event: EventRecord): Promise<void> {
  const { id: eventId, at } = event
  const type = event.told.notification_type
  const id = alertId(at, type, eventId)
  const dispatch = { ...person, channel, id, type, eventId, at, state: 'waiting', tries: 0 } as const
  const Item = { ...dispatchKey(person, channel, id), ...dispatch, gsi1pk: dueDispatches, gsi1sk: dueKey(new Date(at), dispatch), ttl: ttlOf(at) }
  await conditionHeld(documents().send(new PutCommand({ TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' })))
}

/** Those whose time has come, the longest waiting first, page after page as they are taken. */
export async function* dueNow(now: Date): AsyncGenerator<Dispatch[]> {
  let from: Record<string, unknown> | undefined
  do {
    const page = await documents().send(
      new QueryCommand({
        TableName: tableName(),
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :due AND gsi1sk < :now',
        // those of this very instant as well
        ExpressionAttributeValues: { ':due': dueDispatches, ':now': `${now.toISOString()}~` },
        Limit: 200,
        ExclusiveStartKey: from,
      }),
    )
    yield (page.Items ?? []).map((item) => v.parse(Dispatch, item))
    from = page.LastEvaluatedKey
  } while (from)
}

/** Null when it is done, or somebody else works on it. */
export async function claim(found: Dispatch, now: Date): Promise<Dispatch | null> {
  try {
    const { Attributes } = await documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: dispatchKey(found, found.channel, found.id),
        UpdateExpression: 'SET #token = :token, gsi1sk = :until, tries = tries + :one',
        // the time it was found with: since then nobody has come for it
        ConditionExpression: 'gsi1pk = :due AND gsi1sk = :seen',
        ExpressionAttributeNames: { '#token': 'token' },
        ExpressionAttributeValues: {
          ':token': randomUUID(),
          ':until': dueKey(new Date(now.getTime() + leaseMs), found),
          ':one': 1,
          ':due': dueDispatches,
          ':seen': found.gsi1sk ?? '',
        },
        ReturnValues: 'ALL_NEW',
      }),
    )
    return v.parse(Dispatch, Attributes)
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return null
    throw error
  }
}

/** The lease was over, and somebody else has it. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost'
}

/** Written before the channel is asked. @throws ClaimLost; so of all that follow */
export const markInDoubt = (claimed: Dispatch): Promise<void> => write(claimed, { set: { in_doubt: true } })

/** Of several places in one channel those that have it. */
export const markReached = (claimed: Dispatch, reached: string[]): Promise<void> => write(claimed, { set: { reached } })

export const markSent = (claimed: Dispatch, now: Date): Promise<void> => end(claimed, 'sent', now)
export const markDropped = (claimed: Dispatch, now: Date): Promise<void> => end(claimed, 'dropped', now)

const end = (claimed: Dispatch, state: Dispatch['state'], now: Date) =>
  write(claimed, { set: { state, ended_at: now.toISOString() }, remove: ['gsi1pk', 'gsi1sk', 'in_doubt', 'token', 'reason'] })

/** Gives it back until `at`. `unsent`: the channel said that it did not take it. `isTry`: false when it was not its time, which counts for nothing. */
export function putOff(claimed: Dispatch, at: Date, { reason, unsent = false, isTry = true }: { reason?: string; unsent?: boolean; isTry?: boolean }) {
  const set = { gsi1sk: dueKey(at, claimed), ...(reason ? { reason } : {}), ...(isTry ? {} : { tries: claimed.tries - 1 }) }
  return write(claimed, { set, remove: ['token', ...(unsent ? ['in_doubt'] : [])] })
}

/** In the list of what could not be sent in the account, newest last. */
export function giveUp(claimed: Dispatch, { reason, message, unsent }: { reason: string; message: string; unsent: boolean }, now: Date): Promise<void> {
  const { accountId, channel, userId, id } = claimed
  const place = { gsi1pk: undeliveredOf(accountId), gsi1sk: `${now.toISOString()}#${userId}#${channel}#${id}` }
  return write(claimed, {
    set: { state: 'undelivered', reason, message, ended_at: now.toISOString(), ...place },
    remove: ['token', ...(unsent ? ['in_doubt'] : [])],
  })
}

type Change = { set: Record<string, string | number | boolean | string[]>; remove?: readonly string[] }

async function write(claimed: Dispatch, { set, remove = [] }: Change): Promise<void> {
  const names = [...Object.keys(set), ...remove]
  const values = Object.entries(set)
  const isMine = await conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: dispatchKey(claimed, claimed.channel, claimed.id),
        UpdateExpression: [
          `SET ${values.map(([name]) => `#${name} = :${name}`).join(', ')}`,
          ...(remove.length > 0 ? [`REMOVE ${remove.map((name) => `#${name}`).join(', ')}`] : []),
        ].join(' '),
        ConditionExpression: '#token = :mine',
        ExpressionAttributeNames: Object.fromEntries([...names, 'token'].map((name) => [`#${name}`, name])),
        ExpressionAttributeValues: { ...Object.fromEntries(values.map(([name, value]) => [`:${name}`, value])), ':mine': claimed.token ?? '' },
      }),
    ),
  )
  if (!isMine) throw new ClaimLost()
}
