/** Slows down guessing: at most ten failures in any 15 minutes for one account from one address, or from one device that is known to it. */
import { createHash } from 'node:crypto'
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { messages } from '../../../shared/messages.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { problem } from '../../kernel/request/problem.ts'
import { conditionHeld } from '../../kernel/table/condition-held.ts'

const limit = 10
const windowSeconds = 15 * 60

/** `at`: epoch seconds of the attempts that have not succeeded. */
const Attempts = v.object({ at: v.array(v.number()), version: v.number() })

function key(email: string, who: string) {
  return { pk: `ATTEMPTS#${createHash('sha256').update(`${email}\n${who}`).digest('hex')}`, sk: 'ATTEMPTS' }
}

/**
 * Counts an attempt before the password is looked at, so that parallel guesses cannot slip past. Throws the 429 problem with
 * Retry-After (seconds until the oldest attempt is forgotten).
 */
export async function countAttempt(email: string, who: string, now: Date): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000)
  // Each lost race means that another attempt was counted, so after `limit` of them the limit is reached anyway.
  for (let race = 0; race <= limit; race++) {
    const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: key(email, who), ConsistentRead: true }))
    const stored = Item ? v.parse(Attempts, Item) : { at: [], version: 0 }
    const recent = stored.at.filter((one) => one > seconds - windowSeconds)
    const [oldest] = recent
    if (recent.length >= limit && oldest !== undefined) throw problem(429, messages.signIn.tooMany, { retryAfter: oldest + windowSeconds - seconds })
    if (await save(email, who, [...recent, seconds], stored.version, seconds)) return
  }
  throw problem(429, messages.signIn.tooMany, { retryAfter: windowSeconds })
}

async function save(email: string, who: string, at: number[], version: number, seconds: number): Promise<boolean> {
  return conditionHeld(
    documents().send(
      new PutCommand({
        TableName: tableName(),
        Item: { ...key(email, who), at, version: version + 1, ttl: seconds + windowSeconds },
        ConditionExpression: 'attribute_not_exists(pk) OR version = :version',
        ExpressionAttributeValues: { ':version': version },
      }),
    ),
  )
}

/** Called when somebody signed in: what they mistyped before no longer counts. */
export async function forgetAttempts(email: string, who: string): Promise<void> {
  await documents().send(new DeleteCommand({ TableName: tableName(), Key: key(email, who) }))
}
