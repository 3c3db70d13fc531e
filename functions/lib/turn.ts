/** One at a time: who holds a turn works on something, and whoever else wants to waits. A turn that nobody ends passes by itself. */
import { randomUUID } from 'node:crypto'
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { documents, tableName } from './clients.ts'
import { conditionHeld } from './condition-held.ts'

/** How long a turn lasts that is neither renewed nor ended, in milliseconds. */
const turnMs = 120_000

export type Turn = {
  /** Makes it last anew; false when it lasted too long and is no longer one's own. */
  readonly renew: () => Promise<boolean>
  readonly end: () => Promise<void>
}

type Key = { readonly pk: string; readonly sk: string }

/** Null when others hold it for longer than `waitMs`. */
export async function waitForTurn(Key: Key, waitMs: number): Promise<Turn | null> {
  const [TableName, token, last] = [tableName(), randomUUID(), Date.now() + waitMs]
  while (Date.now() < last) {
    const [now, until] = [Date.now(), Date.now() + turnMs]
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
    if (taken) return { renew: () => renewTurn(Key, token), end: () => endTurn(Key, token) }
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 200))
  }
  return null
}

function renewTurn(Key: Key, token: string): Promise<boolean> {
  const until = Date.now() + turnMs
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

async function endTurn(Key: Key, token: string): Promise<void> {
  const own = { ConditionExpression: '#token = :token', ExpressionAttributeNames: { '#token': 'token' }, ExpressionAttributeValues: { ':token': token } }
  // when it lasted too long it is another's by now
  await conditionHeld(documents().send(new DeleteCommand({ TableName: tableName(), Key, ...own })))
}
