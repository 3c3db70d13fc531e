/**
 * One at a time: who holds a lock works on something. A lock keeps itself alive while its holder lives, also while nothing of it is
 * asked; one whose holder was killed passes by itself.
 */
import { randomUUID } from 'node:crypto'
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { documents, tableName } from '../clients.ts'
import { conditionHeld } from './condition-held.ts'

/** How long a lock lasts that is neither renewed nor ended, in milliseconds: over before Lambda tries again what was killed, after a minute. */
export const lockMs = 45_000
const renewedEvery = 10_000

export type Lock = {
  /** Makes it last anew; false when it lasted too long and is no longer one's own. */
  readonly renew: () => Promise<boolean>
  readonly end: () => Promise<void>
}

type Key = { readonly pk: string; readonly sk: string }

/** Null when others hold it. */
export async function takeLock(Key: Key): Promise<Lock | null> {
  const [TableName, token, now] = [tableName(), randomUUID(), Date.now()]
  const until = now + lockMs
  const taken = await conditionHeld(
    documents().send(
      new PutCommand({
        TableName,
        Item: { ...Key, token, until, ttl: Math.ceil(until / 1000) },
        ConditionExpression: 'attribute_not_exists(pk) OR #until < :now',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':now': now },
      }),
    ),
  )
  if (!taken) return null
  const renew = async () => renewLock(Key, token)
  // what comes of it is seen by whoever asks next
  const alive = setInterval(() => void renew().catch(() => undefined), renewedEvery)
  alive.unref()
  return {
    renew,
    end: () => {
      clearInterval(alive)
      return releaseLock(Key, token)
    },
  }
}

/** Null when others hold it for longer than `waitMs`. */
export async function waitForLock(Key: Key, waitMs: number): Promise<Lock | null> {
  const last = Date.now() + waitMs
  while (Date.now() < last) {
    const lock = await takeLock(Key)
    if (lock) return lock
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 200))
  }
  return null
}

function renewLock(Key: Key, token: string): Promise<boolean> {
  const until = Date.now() + lockMs
  return conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key,
        UpdateExpression: 'SET #until = :until, #ttl = :ttl',
        ConditionExpression: '#token = :token',
        ExpressionAttributeNames: { '#until': 'until', '#ttl': 'ttl', '#token': 'token' },
        ExpressionAttributeValues: { ':until': until, ':ttl': Math.ceil(until / 1000), ':token': token },
      }),
    ),
  )
}

async function releaseLock(Key: Key, token: string): Promise<void> {
  const own = { ConditionExpression: '#token = :token', ExpressionAttributeNames: { '#token': 'token' }, ExpressionAttributeValues: { ':token': token } }
  // when it lasted too long it is another's by now
  await conditionHeld(documents().send(new DeleteCommand({ TableName: tableName(), Key, ...own })))
}
