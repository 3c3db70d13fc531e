/** Begins an import as a job of its own: the files are kept, a record is written, and run-import is started. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { importMessages } from '../../../../shared/import-messages.ts'
import { setting } from '../../../kernel/clients.ts'
import { putFile } from '../../../kernel/files.ts'
import { callsAtOnce, inParallel } from '../../../kernel/in-parallel.ts'
import { startFunction } from '../../../kernel/request/lambda.ts'
import { ImportRefused } from '../../readers/csv/decode.ts'
import { limits } from '../../readers/csv/limits.ts'
import type { ImportFile } from '../../readers/csv/read-files.ts'
import type { ImportRecord } from '../record.ts'
import { endLost, getImport, putImport } from '../store.ts'

export type Target = Pick<ImportRecord['target'], 'kind' | 'id'> & { readonly entity_gids: readonly string[] }
type Said = Partial<Pick<ImportRecord, 'format' | 'dates' | 'date_order' | 'year' | 'currency' | 'network' | 'rows_of' | 'mapping' | 'check' | 'undoes'>>
export type Asked = Pick<ImportRecord, 'user_id'> & Said & { readonly target: Target; readonly files: readonly ImportFile[] }
/** Of files that are in the bucket. */
export type Kept = Pick<ImportRecord, 'user_id' | 'files'> & Said & { readonly target: Target /** made up unless given */; readonly id?: string }

/** Nothing is imported when it throws. @throws ImportRefused for too many files */
export async function startImport(accountId: string, { files, ...asked }: Asked, now: Date): Promise<ImportRecord> {
  checkCount(files.length)
  // objects under imports/ expire
  const folder = `imports/${accountId}/${randomUUID()}`
  const kept = files.map(({ name, bytes }, at) => ({ name, bytes: bytes.byteLength, key: `${folder}/${at}` }))
  await inParallel(files, callsAtOnce, ({ bytes }, at) => putFile(`${folder}/${at}`, bytes, 'application/octet-stream'))
  return startKept(accountId, { ...asked, files: kept }, now)
}

/** @throws ImportRefused */
export function checkCount(files: number): void {
  if (files > limits.files) throw new ImportRefused(importMessages.tooManyFiles(limits.files))
}

function recordOf(
  { target, user_id, files, format = 'auto', mapping = null, check = false, undoes = null, id = randomUUID(), ...said }: Kept,
  now: Date,
): ImportRecord {
  const { dates = null, date_order = null, currency = null, network = null, rows_of = null, year = null } = said
  return {
    target: { ...target, entity_gids: [...target.entity_gids] },
    ...{ id, user_id, files, format, dates, date_order, currency, network, rows_of, year, mapping, check, undoes, undone: null, begun: {} },
    ...{ state: 'waiting', results: null, checked: null, error: null, ended_at: null },
    ...{ rows_read: 0, rows_written: 0, rows_to_write: null, progress: 0, attempts: 0, lease_token: null },
    lease_until: now.getTime(),
    created_at: now.toISOString(),
  }
}

/** A check of files that are still to be sent, each to the object of its key; it is started by asking for it again. */
export async function createImport(
  accountId: string,
  { target, user_id, files }: Pick<Kept, 'target' | 'user_id'> & { readonly files: readonly { readonly name: string; readonly bytes: number }[] },
  now: Date,
): Promise<ImportRecord> {
  const folder = `imports/${accountId}/${randomUUID()}`
  const kept = files.map(({ name, bytes }, at) => ({ name, bytes, key: `${folder}/${at}` }))
  const record = recordOf({ target, user_id, files: kept, check: true }, now)
  const created = { ...record, state: 'uploading', ended_at: record.created_at } as const
  await putImport(accountId, created)
  return created
}

/** The same with files that were kept before. */
export async function startKept(accountId: string, kept: Kept, now: Date): Promise<ImportRecord> {
  const record = recordOf(kept, now)
  await putImport(accountId, record)
  try {
    await startFunction(setting('ALMANAC_RUN_IMPORT_ARN'), { accountId, importId: record.id })
  } catch (error) {
    // whoever asked hears that it failed, so nobody may begin it later
    await endLost(accountId, record.id, importMessages.stopped, new Date())
    throw error
  }
  return record
}

/** Asks until it has ended, and for `waitMs` at most. `told` is given each state of it. */
export async function followImport(
  accountId: string,
  begun: ImportRecord,
  waitMs: number,
  told: (record: ImportRecord) => void = () => {},
): Promise<ImportRecord> {
  const last = Date.now() + waitMs
  let record = begun
  for (let waited = 50; record.ended_at === null && Date.now() < last; waited = Math.min(500, waited * 1.3)) {
    await pause(waited)
    record = (await getImport(accountId, record.id)) ?? record
    told(record)
  }
  return record
}
