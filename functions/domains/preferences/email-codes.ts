/** Codes that show that emails to somebody's own address arrive. Only their hash is kept, and for each person the last one alone. */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { addressCode } from '../../../shared/suppression.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { tenantKey } from '../../kernel/table/table.ts'
import type { Self } from './store.ts'

/** `sent`, `ends`: epoch milliseconds */
const Code = v.object({ email: v.string(), hash: v.string(), sent: v.number(), ends: v.number(), tries: v.number() })
export type Code = v.InferOutput<typeof Code>

export const codeKey = ({ accountId, userId }: Self) => ({ pk: tenantKey(accountId), sk: `EMAILCODE#${userId}` })
const hashOf = (self: Self, code: string) => createHash('sha256').update(`${self.userId} ${code}`).digest('hex')

export async function readCode(self: Self): Promise<Code | null> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: codeKey(self), ConsistentRead: true }))
  return Item ? v.parse(Code, Item) : null
}

/** A new code to an address, in place of the one before. */
export async function putCode(self: Self, email: string, now: Date): Promise<{ code: string; ends: number }> {
  const code = String(randomInt(10 ** addressCode.digits)).padStart(addressCode.digits, '0')
  const ends = now.getTime() + addressCode.minutes * 60_000
  const Item = { ...codeKey(self), email, hash: hashOf(self, code), sent: now.getTime(), ends, tries: 0, ttl: Math.ceil(ends / 1000) }
  await documents().send(new PutCommand({ TableName: tableName(), Item }))
  return { code, ends }
}

/** Takes one try. `ended`: there is none for this address any more, or all tries are used up; a number: how many are left after a wrong one. */
export async function tryCode(self: Self, email: string, code: string, now: Date): Promise<'right' | 'ended' | number> {
  const taken = await takeTry(self, email, now)
  if (!taken) return 'ended'
  if (!timingSafeEqual(Buffer.from(taken.hash), Buffer.from(hashOf(self, code)))) return addressCode.attempts - taken.tries || 'ended'
  await documents().send(new DeleteCommand({ TableName: tableName(), Key: codeKey(self) }))
  return 'right'
}

/** Counted before it is looked at, so that tries at the same moment count as well. */
async function takeTry(self: Self, email: string, now: Date): Promise<Code | null> {
  try {
    const { Attributes } = await documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: codeKey(self),
        UpdateExpression: 'ADD tries :one',
        ConditionExpression: 'email = :email AND ends > :now AND tries < :most',
        ExpressionAttributeValues: { ':one': 1, ':email': email, ':now': now.getTime(), ':most': addressCode.attempts },
        ReturnValues: 'ALL_NEW',
      }),
    )
    return v.parse(Code, Attributes)
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return null
    throw error
  }
}
