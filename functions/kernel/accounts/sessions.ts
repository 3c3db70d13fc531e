/**
 * Sessions: an opaque 256-bit token that only the browser knows; the table holds its SHA-256. What a session is stands in one item, under that
 * hash; a second one in the tenant's partition only finds it, for the list of a person's sessions.
 */
import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { batchGet } from '../table/batch-get.ts'
import { deleteItem } from '../table/delete-item.ts'
import { ifNew, ifThere } from '../table/expressions.ts'
import { readItem } from '../table/get-item.ts'
import { readAll } from '../table/query.ts'
import { sessionPrefix, tenantKey } from '../table/table.ts'
import { writeAll } from '../table/write-all.ts'
import { deleteOf, putOf } from '../table/writes.ts'

/** Where a session was begun from: the words of shared/security-messages.ts are made of it. Null is what nobody told. */
const Whence = v.object({
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  /** ISO 3166 */
  country: v.nullable(v.string()),
  /** of the address, without its last part */
  network: v.nullable(v.string()),
})
export type Whence = v.InferOutput<typeof Whence>
const nowhere: Whence = { browser: null, system: null, country: null, network: null }

/** The administrator who acts in it, and the hash of their own session, with which it ends. */
const By = v.object({ accountId: v.string(), userId: v.string(), name: v.string(), session: v.string() })

const Session = v.object({
  accountId: v.string(),
  userId: v.string(),
  /** ISO instant of its token */
  startedAt: v.string(),
  /** those of before they could be listed have none */
  id: v.optional(v.string()),
  /** ISO instant at which this person signed in, of which a new token changes nothing */
  began: v.optional(v.string()),
  /** ISO instant, some minutes exact (functions/kernel/accounts/seen.ts) */
  seen: v.optional(v.string()),
  whence: v.optional(Whence, nowhere),
  by: v.optional(By),
  ttl: v.number(),
})
export type Session = v.InferOutput<typeof Session>

/** Fourteen days, in seconds. */
export const sessionSeconds = 14 * 24 * 60 * 60

export const sessionHash = (token: string) => createHash('sha256').update(token).digest('hex')
const keyOf = (hash: string) => ({ pk: `${sessionPrefix}${hash}`, sk: 'SESSION' })
const refPrefix = (userId: string) => `SESSION#${userId}#`
const refKey = (accountId: string, userId: string, id: string) => ({ pk: tenantKey(accountId), sk: refPrefix(userId) + id })
const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000)

type Begun = {
  readonly whence?: Whence
  /** when another token of it was the first */
  readonly began?: string
  readonly by?: v.InferOutput<typeof By>
  /** fourteen days unless said */
  readonly seconds?: number
}

/** Starts a session and returns its token, which is never stored. */
export async function startSession(
  accountId: string,
  userId: string,
  now: Date,
  { whence = nowhere, began, by, seconds: lasts = sessionSeconds }: Begun = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const id = randomBytes(16).toString('base64url')
  const hash = sessionHash(token)
  const at = now.toISOString()
  const ttl = seconds(now) + lasts
  const session = { ...keyOf(hash), accountId, userId, startedAt: at, id, began: began ?? at, seen: at, whence, ttl, ...(by ? { by } : {}) }
  const isNew = await writeAll([putOf(session, ifNew), putOf({ ...refKey(accountId, userId, id), hash, ttl })])
  if (!isNew) throw new Error('Two sessions have the same token.')
  return token
}

/** Consistent, so a session that ended is dead on the very next request. */
export const findSession = (token: string, now: Date): Promise<Session | null> => findSessionOf(sessionHash(token), now)

/** The same by the hash of its token. */
export async function findSessionOf(hash: string, now: Date): Promise<Session | null> {
  const session = await readItem(Session, keyOf(hash), { consistent: true })
  return session && session.ttl > seconds(now) ? session : null
}

/** What finds it in the list goes with its time. */
export const endSession = (token: string): Promise<void> => endSessionByHash(sessionHash(token))

export async function endSessionByHash(hash: string): Promise<void> {
  await deleteItem(keyOf(hash))
}

const Ref = v.object({ hash: v.string() })

/** A person's sessions that work, in no order. `since`: ISO instant; what began before is over. */
export async function listSessions(accountId: string, userId: string, since: string | null, now: Date): Promise<Session[]> {
  const refs = await readAll(Ref, { pk: tenantKey(accountId), prefix: refPrefix(userId), consistent: true })
  const found = await batchGet(
    refs.map(({ hash }) => keyOf(hash)),
    { consistent: true },
  )
  return found.map((item) => v.parse(Session, item)).filter(({ ttl, startedAt }) => ttl > seconds(now) && (since === null || startedAt >= since))
}

/** Ends a session by its id; false when this person has no such session, or no longer. */
export async function endSessionOf(accountId: string, userId: string, id: string): Promise<boolean> {
  const ref = refKey(accountId, userId, id)
  const found = await readItem(Ref, ref, { consistent: true })
  return found !== null && writeAll([deleteOf(keyOf(found.hash), ifThere), deleteOf(ref)])
}
