/**
 * Exports of all that an account or a person holds. In the account's partition: EXPORT#account or EXPORT#<user>, the last one that was asked
 * for; EXPORTS, an item for each that waits; TAKEOUT#<hash> leads from the link of the email to it.
 */

import { ulid } from 'ulid'
import * as v from 'valibot'
import { dayMs } from '../../../../shared/dates/durations.ts'
import { readable } from '../../../kernel/jobs/each-item.ts'
import { LeaseLost } from '../../../kernel/jobs/lease.ts'
import { isToken, newToken, tokenHash } from '../../../kernel/link-token.ts'
import { deleteItem } from '../../../kernel/table/delete-item.ts'
import { readItem } from '../../../kernel/table/get-item.ts'
import { putItem } from '../../../kernel/table/put-item.ts'
import { queryAll } from '../../../kernel/table/query.ts'
import { tenantKey } from '../../../kernel/table/table.ts'
import { updateItem } from '../../../kernel/table/update-item.ts'
import { writeAll } from '../../../kernel/table/write-all.ts'
import { putOf } from '../../../kernel/table/writes.ts'

/** Of whom: the whole account, asked for by an owner, or one person's own. */
export type Of = { readonly accountId: string; readonly userId: string; readonly whole: boolean }

const ExportRecord = v.object({
  id: v.string(),
  /** who asked, and gets the email */
  user_id: v.string(),
  whole: v.boolean(),
  state: v.picklist(['making', 'ready', 'failed']),
  asked_at: v.string(),
  attempts: v.number(),
  bytes: v.nullable(v.number()),
  /** ISO instant; the link works until then */
  ends_at: v.nullable(v.string()),
})
export type ExportRecord = v.InferOutput<typeof ExportRecord>

export const takeoutQueue = 'EXPORTS'
const recordKey = ({ accountId, userId, whole }: Of) => ({ pk: tenantKey(accountId), sk: `EXPORT#${whole ? 'account' : userId}` })
const waitingKey = ({ accountId }: Of, { asked_at, id }: Pick<ExportRecord, 'asked_at' | 'id'>) => ({ pk: takeoutQueue, sk: `${asked_at}#${accountId}#${id}` })
const linkKey = (hash: string) => ({ pk: `TAKEOUT#${hash}`, sk: 'TAKEOUT' })

/** Where the file is: whoever leaves takes theirs along. */
export const fileKey = ({ accountId, userId, whole }: Of, id: string) => `takeouts/${accountId}/${whole ? 'account' : userId}/${id}.zip`

/** Tries, after which one has failed; days for which its link works. */
export const mostTries = 3
export const linkDays = 7

export function lastExport(of: Of): Promise<ExportRecord | null> {
  return readItem(ExportRecord, recordKey(of), { consistent: true })
}

/** Null while another is being made. */
export async function askExport(of: Of, now: Date): Promise<ExportRecord | null> {
  const record: ExportRecord = {
    id: ulid(),
    user_id: of.userId,
    whole: of.whole,
    state: 'making',
    asked_at: now.toISOString(),
    attempts: 0,
    bytes: null,
    ends_at: null,
  }
  // one that is as old as this was lost
  const lost = new Date(now.getTime() - 6 * 3_600_000).toISOString()
  const isFree = { when: 'attribute_not_exists(pk) OR #state <> :making OR asked_at < :lost', values: { making: 'making', lost } }
  const isAsked = await writeAll([putOf({ ...recordKey(of), ...record }, isFree), putOf({ ...waitingKey(of, record), ...of })])
  return isAsked ? record : null
}

const Waiting = v.object({ accountId: v.string(), userId: v.string(), whole: v.boolean() })

/** Those that wait to be made, the first asked for first. */
export async function waitingExports(): Promise<Of[]> {
  // all that begin with a year
  const items = await queryAll({ pk: takeoutQueue, before: 'A', consistent: true })
  return readable(Waiting, items)
}

/** @throws LeaseLost when another export was asked for meanwhile */
async function set(of: Of, { id }: ExportRecord, fields: Partial<ExportRecord>): Promise<void> {
  if (!(await updateItem(recordKey(of), { set: fields, when: '#id = :id', values: { id } }))) throw new LeaseLost()
}

export const noteTry = (of: Of, record: ExportRecord): Promise<void> => set(of, record, { attempts: record.attempts + 1 })

async function leaveQueue(of: Of, record: ExportRecord): Promise<void> {
  await deleteItem(waitingKey(of, record))
}

/** Its file is there: returns the token of its link, which is in nothing but the email. */
export async function noteReady(of: Of, record: ExportRecord, bytes: number, now: Date): Promise<{ token: string; ends_at: string }> {
  const token = newToken()
  const ends_at = new Date(now.getTime() + linkDays * dayMs).toISOString()
  await putItem({ ...linkKey(tokenHash(token)), ...of, id: record.id, ends_at, ttl: Math.ceil(Date.parse(ends_at) / 1000) })
  await set(of, record, { state: 'ready', bytes, ends_at })
  return { token, ends_at }
}

/** After its email: it waits no more. */
export const noteTold = leaveQueue

/** One that was made and whose email could not be sent has failed too: its link is in nothing else. */
export const noteFailed = (of: Of, record: ExportRecord): Promise<void> => set(of, record, { state: 'failed', ends_at: null })

const Link = v.object({ ...Waiting.entries, id: v.string(), ends_at: v.string() })

/** What a link stands for; null for one that is unknown or over. */
export async function findTakeout(token: string, now: Date): Promise<(Of & { readonly id: string }) | null> {
  if (!isToken(token)) return null
  const link = await readItem(Link, linkKey(tokenHash(token)), { consistent: true })
  return link && link.ends_at > now.toISOString() ? link : null
}
