/**
 * Imports in the table: the only file that knows their keys. A worker writes to one through its lease.
 * In the sparse index: IMPORTS holds those that have not ended, by their creation. In the partition of a profile: IMPORTOF#<creation>#<id>
 * of each import into it, for its history.
 */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { allDue, dueAt, dueFields } from '../../kernel/jobs/due.ts'
import { claim, type Lease, writeIfLeased } from '../../kernel/jobs/lease.ts'
import { slotMs } from '../../kernel/jobs/slot.ts'
import { wellFormed } from '../../kernel/request/well-formed.ts'
import { batchGet } from '../../kernel/table/batch-get.ts'
import { ifThere } from '../../kernel/table/expressions.ts'
import { readItem } from '../../kernel/table/get-item.ts'
import { putItem } from '../../kernel/table/put-item.ts'
import { queryPage } from '../../kernel/table/query.ts'
import { profileKey, tenantKey } from '../../kernel/table/table.ts'
import { updateItem } from '../../kernel/table/update-item.ts'
import { ImportRecord } from './record.ts'

/** Without a word for so long, somebody else may go on, in milliseconds. Words come every few seconds. */
export const leaseMs = slotMs
/** In days: what came of an import, and what only led to one. */
const [historyDays, keptDays] = [400, 7]

const keyOf = (accountId: string, id: string) => ({ pk: tenantKey(accountId), sk: `IMPORT#${id}` })

const dueList = 'IMPORTS'

/** Checks and undoings are no part of a history. */
const isOfHistory = ({ target, check, undoes }: ImportRecord) => target.kind === 'profile' && !check && undoes === null

export async function putImport(accountId: string, record: ImportRecord): Promise<void> {
  const ttl = Math.floor(Date.parse(record.created_at) / 1000) + (isOfHistory(record) ? historyDays : keptDays) * 86_400
  // a line of a history that leads to nothing is left out of it
  if (isOfHistory(record)) {
    await putItem({ pk: profileKey(accountId, record.target.id), sk: `${historyPrefix}${record.created_at}#${record.id}`, id: record.id, ttl })
  }
  const open = record.ended_at === null ? dueAt(dueList, record.created_at, record.id) : {}
  await putItem({ ...keyOf(accountId, record.id), ...record, ttl, ...open })
}

const historyPrefix = 'IMPORTOF#'
const Line = v.object({ sk: v.string(), id: v.string() })

/** Imports into a profile, newest first. `cursor`: where the page before ended. */
export async function listImports(
  accountId: string,
  profileId: string,
  { cursor, limit }: { cursor: string | null; limit: number },
): Promise<{ records: ImportRecord[]; cursor: string | null }> {
  const pk = profileKey(accountId, profileId)
  const before = cursor === null ? undefined : { pk, sk: historyPrefix + cursor }
  const { items, after } = await queryPage({ pk, prefix: historyPrefix, newestFirst: true }, { limit, after: before })
  const lines = items.map((item) => v.parse(Line, item))
  const found = (await batchGet(lines.map(({ id }) => keyOf(accountId, id)))).map((item) => v.parse(ImportRecord, item))
  const records = lines.flatMap(({ id }) => found.find((record) => record.id === id) ?? [])
  return { records, cursor: after ? (lines.at(-1)?.sk.slice(historyPrefix.length) ?? null) : null }
}

/** Says of an import that it was taken back, and by whom. */
export async function noteUndone(accountId: string, id: string, by: string | null): Promise<void> {
  await updateItem(keyOf(accountId, id), { set: { undone: { at: new Date().toISOString(), user_id: by } }, ...ifThere })
}

/** Notes what is started from a check. False when something else was meanwhile. */
export function noteBegun(accountId: string, { id, begun }: Pick<ImportRecord, 'id' | 'begun'>, more: ImportRecord['begun']): Promise<boolean> {
  const isSame = Object.keys(begun).length === 0 ? '(attribute_not_exists(begun) OR begun = :before)' : 'begun = :before'
  const change = { set: { begun: { ...begun, ...more } }, when: `attribute_exists(pk) AND ${isSame}`, values: { before: begun } }
  return updateItem(keyOf(accountId, id), change)
}

export function getImport(accountId: string, id: string): Promise<ImportRecord | null> {
  return readItem(ImportRecord, keyOf(accountId, id), { consistent: true })
}

const leaseOf = (accountId: string, id: string, token: string): Lease => ({ key: keyOf(accountId, id), token, ms: leaseMs })
const isOpen = { when: '#ended_at = :open', values: { open: null } }

/** Counts the rows anew. Returns null when the import has ended or another worker holds its lease. */
export async function claimImport(accountId: string, id: string, token: string, now: number): Promise<ImportRecord | null> {
  const change = { set: { rows_read: 0, rows_written: 0 }, add: { attempts: 1 }, ...isOpen }
  const claimed = await claim(leaseOf(accountId, id, token), change, new Date(now))
  return claimed && v.parse(ImportRecord, claimed)
}

type Told = Partial<
  Pick<ImportRecord, 'state' | 'rows_read' | 'rows_written' | 'rows_to_write' | 'progress' | 'results' | 'checked' | 'error' | 'ended_at' | 'lease_token'>
>

/** Renews the lease in the same write. Returns false, with nothing written, once the lease is lost. */
export function writeImport(accountId: string, id: string, token: string, told: Told, now: number): Promise<boolean> {
  return writeIfLeased(leaseOf(accountId, id, token), { set: wellFormed(told), remove: told.ended_at ? dueFields : [] }, new Date(now))
}

/** Ends an import without a worker: it is never begun again. Returns false when a worker holds its lease, or it has ended. */
export async function endLost(accountId: string, id: string, error: string, now: Date): Promise<boolean> {
  // claimed and released in one write
  const set = { state: 'failed', error, ended_at: now.toISOString(), lease_token: null }
  return (await claim(leaseOf(accountId, id, randomUUID()), { set, remove: dueFields, ...isOpen }, now)) !== null
}

const Indexed = v.object({ pk: v.string(), sk: v.string() })

/** Imports made before `until` that have not ended, of all accounts. */
export async function openImports(until: Date): Promise<{ accountId: string; id: string }[]> {
  const open = await allDue({ list: dueList, until })
  return open.map((item) => {
    const { pk, sk } = v.parse(Indexed, item)
    return { accountId: pk.slice(tenantKey('').length), id: sk.slice('IMPORT#'.length) }
  })
}
