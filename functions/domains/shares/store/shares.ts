/**
 * Share links. `SHARE#<sha256 of the token>` finds the account and the id; the share itself is in the account's partition
 * `A#<account>#SHARES`: SHARE#<id> made by a person, DELIVERY#<id> made for one recipient of a mailed report.
 */
import { monotonicFactory } from 'ulid'
import * as v from 'valibot'
import { isToken, newToken, tokenHash } from '../../../kernel/link-token.ts'
import { batchGet } from '../../../kernel/table/batch-get.ts'
import { deleteItem } from '../../../kernel/table/delete-item.ts'
import { type Condition, ifNew, ifThere } from '../../../kernel/table/expressions.ts'
import { readItem } from '../../../kernel/table/get-item.ts'
import { putNew } from '../../../kernel/table/put-item.ts'
import { queryPage, readAll } from '../../../kernel/table/query.ts'
import { tenantKey } from '../../../kernel/table/table.ts'
import { updateItem } from '../../../kernel/table/update-item.ts'
import { writeAll } from '../../../kernel/table/write-all.ts'
import { checkOf, putOf } from '../../../kernel/table/writes.ts'
import { isOver, type NewShare, ShareOrigin, ShareRecord } from '../records.ts'

const ulid = monotonicFactory()

type Known = Pick<ShareRecord, 'origin' | 'id'>

const Pointer = v.object({ accountId: v.string(), id: v.string(), origin: ShareOrigin, generation: v.optional(v.number(), 0) })
const pointerKey = (token: string) => ({ pk: `SHARE#${tokenHash(token)}`, sk: 'SHARE' })
const partition = (accountId: string) => `${tenantKey(accountId)}#SHARES`
const recordKey = (accountId: string, origin: ShareOrigin, id: string) => ({
  pk: partition(accountId),
  sk: `${origin === 'person' ? 'SHARE' : 'DELIVERY'}#${id}`,
})

/** Stores the share; the token is returned once and never stored. */
export async function putShare(accountId: string, share: NewShare): Promise<{ id: string; token: string; generation: number }> {
  const id = ulid()
  const token = newToken()
  const isNew = await writeAll([
    putOf({ ...pointerKey(token), accountId, id, origin: share.origin }, ifNew),
    putOf({ ...recordKey(accountId, share.origin, id), ...share, id, revoked_at: null, views: 0, last_opened_at: null, generation: 0 }),
  ])
  if (!isNew) throw new Error(`The token of the link ${id} is another one's.`)
  return { id, token, generation: 0 }
}

/** The share behind a token if it still lives; null for one that is unknown, replaced, revoked or over, all alike. Consistent, so revoked is gone at once. */
export async function findShare(token: string, now: Date): Promise<{ accountId: string; share: ShareRecord } | null> {
  if (!isToken(token)) return null
  const pointer = await readItem(Pointer, pointerKey(token), { consistent: true })
  if (!pointer) return null
  const { accountId, id, origin, generation } = pointer
  const share = await readItem(ShareRecord, recordKey(accountId, origin, id), { consistent: true })
  return !share || isOver(share, now) || share.generation !== generation ? null : { accountId, share }
}

export async function countView(accountId: string, { origin, id }: Known, now: Date): Promise<void> {
  await updateItem(recordKey(accountId, origin, id), { set: { last_opened_at: now.toISOString() }, add: { views: 1 }, ...ifThere })
}

export async function markToldOpened(accountId: string, { origin, id }: Known, now: Date): Promise<void> {
  await updateItem(recordKey(accountId, origin, id), { set: { told_opened_at: now.toISOString() }, ...ifThere })
}

/** A new token in place of the one before; null when the share was revoked, or given another one meanwhile. */
export async function giveNewToken(accountId: string, { id, origin, generation }: ShareRecord): Promise<{ token: string; generation: number } | null> {
  const token = newToken()
  const next = generation + 1
  // it opens nothing until the share is told of it, so a fault between the two leaves the old address as it was
  await putNew({ ...pointerKey(token), accountId, id, origin, generation: next })
  const isGiven = await updateItem(recordKey(accountId, origin, id), { set: { generation: next }, ...ifLive(generation) })
  return isGiven ? { token, generation: next } : null
}

/** Links people made in this account, newest first; the newest thousand. */
export function listSharesOf(accountId: string): Promise<ShareRecord[]> {
  return newest(accountId, 'person')
}

/** Links mailed with the runs of this account, newest first; the newest thousand. */
export function listMailedSharesOf(accountId: string): Promise<ShareRecord[]> {
  return newest(accountId, 'delivery')
}

async function newest(accountId: string, origin: ShareOrigin): Promise<ShareRecord[]> {
  const { items } = await queryPage({ pk: partition(accountId), prefix: recordKey(accountId, origin, '').sk, newestFirst: true }, { limit: 1000 })
  return items.map((item) => v.parse(ShareRecord, item))
}

export async function getShare(accountId: string, id: string): Promise<ShareRecord | null> {
  // keys have a greatest length, so what cannot be an id is not looked up
  if (!/^[0-9A-Z]{26}$/.test(id)) return null
  const [item] = await batchGet([recordKey(accountId, 'person', id), recordKey(accountId, 'delivery', id)], { consistent: true })
  return item ? v.parse(ShareRecord, item) : null
}

/** What of a link can change. `password`: a PHC string; whoever was let in by the one before is asked again. */
type Change = Partial<Pick<ShareRecord, 'expires_at' | 'password' | 'downloads' | 'revoked_at'>>

/** All of it or nothing; without any change it only looks. False when it was revoked meanwhile, because a revoked link never comes back, or has another address than `generation`. */
export async function changeShare(accountId: string, { origin, id }: Known, change: Change, generation?: number): Promise<boolean> {
  const key = recordKey(accountId, origin, id)
  const isChange = Object.values(change).some((value) => value !== undefined)
  return isChange ? updateItem(key, { set: change, ...ifLive(generation) }) : writeAll([checkOf(key, ifLive(generation))])
}

export async function markRevoked(accountId: string, share: Known, now: Date, generation?: number): Promise<boolean> {
  return changeShare(accountId, share, { revoked_at: now.toISOString() }, generation)
}

/** Links of before addresses were counted have their first one. */
function ifLive(generation: number | undefined): Condition & { readonly when: string } {
  const isThere = 'attribute_exists(pk) AND revoked_at = :none'
  if (generation === undefined) return { when: isThere, values: { none: null } }
  return {
    when: `${isThere} AND (generation = :before OR (attribute_not_exists(generation) AND :before = :zero))`,
    values: { none: null, before: generation, zero: 0 },
  }
}

/** For good. What its address led to finds nothing, and goes with the account. */
export async function removeShare(accountId: string, { origin, id }: Known): Promise<void> {
  await deleteItem(recordKey(accountId, origin, id))
}

/** All there are, those mailed with a run included. */
export function everyShareOf(accountId: string): Promise<ShareRecord[]> {
  return readAll(ShareRecord, { pk: partition(accountId) })
}
