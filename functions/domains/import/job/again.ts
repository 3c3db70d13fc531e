/** Files of a check, again: what is asked of them, and whether whoever asks may. */
import type * as v from 'valibot'
import type { CheckedAgain } from '../../../../shared/api/imports.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { type Actor, can } from '../../../kernel/accounts/actor.ts'
import { getProfile, type ProfileRecord } from '../../../kernel/accounts/store.ts'
import { problem } from '../../../kernel/request/problem.ts'
import type { ImportRecord } from '../record.ts'
import { getImport } from '../store.ts'
import { startKept } from './start.ts'
import { startOnce } from './start-once.ts'

type Again = v.InferOutput<typeof CheckedAgain>

/** What a person says of files that do not say it. */
export function saidOf({ dateFrom, dateTo = dateFrom, dateOrder, currency, network, rowsOf, year }: Omit<Again, 'files' | 'columns'>) {
  return {
    dates: dateTo ? { from: dateFrom ?? null, to: dateTo } : null,
    date_order: dateOrder ?? null,
    currency: currency ?? null,
    network: network ?? null,
    rows_of: rowsOf ?? null,
    year: year ?? null,
  }
}

/** A check of a profile that the caller may import into. @throws Problem 404, 403 or 409 */
export async function checkOf(actor: Actor, id: string): Promise<{ checked: ImportRecord; profile: ProfileRecord }> {
  const record = await getImport(actor.accountId, id)
  const profile = record?.check && record.target.kind === 'profile' ? await getProfile(actor.accountId, record.target.id) : null
  if (!record || !profile || !can(actor, 'profiles', 'view', profile.entity_gid)) throw problem(404, importMessages.missing)
  if (!can(actor, 'profiles', 'manage', profile.entity_gid)) throw problem(403, messages.noAccess)
  if (record.ended_at === null) throw problem(409, importMessages.notChecked)
  return { checked: record, profile }
}

/** Starts it for the files that are wanted, all unless said. @throws Problem 400 when none is */
export function startAgain(actor: Actor, checked: ImportRecord, { files: places, columns, ...said }: Again, check: boolean, now: Date): Promise<ImportRecord> {
  const files = places ? checked.files.filter((_, at) => places.includes(at)) : checked.files
  if (files.length === 0) throw problem(400, importMessages.empty)
  const { target, format } = checked
  const mapping = columns ? Object.fromEntries(columns.map(({ name, holds }) => [name, holds])) : null
  const kept = { target, user_id: actor.userId, files, format, ...saidOf(said), mapping, check }
  return check ? startKept(actor.accountId, kept, now) : startOnce(actor.accountId, checked, kept, now)
}
