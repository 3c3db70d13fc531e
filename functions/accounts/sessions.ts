/** Sessions: an opaque 256-bit token that only the browser knows; the table holds its SHA-256. */
import { createHash, randomBytes } from 'node:crypto'
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { documents, tableName } from '../lib/clients.ts'

const Session = v.object({ accountId: v.string(), userId: v.string(), startedAt: v.string(), ttl: v.number() })
export type Session = v.InferOutput<typeof Session>

/** Fourteen days, in seconds. */
export const sessionSeconds = 14 * 24 * 60 * 60

const key = (token: string) => ({ pk: `S#${createHash('sha256').update(token).digest('hex')}`, sk: 'SESSION' })
const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000)

/** Starts a session and returns its token, which is never stored. */
export async function startSession(accountId: string, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const Item = { ...key(token), accountId, userId, startedAt: now.toISOString(), ttl: seconds(now) + sessionSeconds }
  await documents().send(new PutCommand({ TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' }))
  return token
}

/** Consistent, so a session that ended is dead on the very next request. */
export async function findSession(token: string, now: Date): Promise<Session | null> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: key(token), ConsistentRead: true }))
  const session = Item ? v.parse(Session, Item) : null
  return session && session.ttl > seconds(now) ? session : null
}

export async function endSession(token: string): Promise<void> {
  await documents().send(new DeleteCommand({ TableName: tableName(), Key: key(token) }))
}
