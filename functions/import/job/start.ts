/** Begins an import as a job of its own: the files are kept, a record is written, and run-import is started. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { importMessages } from '../../../shared/import-messages.ts'
import { setting } from '../../lib/clients.ts'
import { putFile } from '../../lib/files.ts'
import { startFunction } from '../../lib/lambda.ts'
import { ImportRefused } from '../csv/decode.ts'
import { limits } from '../csv/limits.ts'
import type { ImportFile } from '../csv/read-files.ts'
import { endLost, getImport, putImport } from '../store.ts'
import type { ImportRecord } from './record.ts'

export type Target = Pick<ImportRecord['target'], 'kind' | 'id'> & { readonly entity_gids: readonly string[] }
export type Asked = Pick<ImportRecord, 'user_id'> &
  Partial<Pick<ImportRecord, 'format' | 'dates' | 'currency'>> & { readonly target: Target; readonly files: readonly ImportFile[] }

/** Nothing is imported when it throws. @throws ImportRefused for too many files */
export async function startImport(
  accountId: string,
  { target, user_id, files, format = 'auto', dates = null, currency = null }: Asked,
  now: Date,
): Promise<ImportRecord> {
  if (files.length > limits.files) throw new ImportRefused(importMessages.tooManyFiles(limits.files))
  const id = randomUUID()
  // objects under imports/ expire
  const key = `imports/${accountId}/${id}`
  const record: ImportRecord = {
    target: { ...target, entity_gids: [...target.entity_gids] },
    ...{ id, user_id, format, dates, currency, key, state: 'waiting', results: null, error: null, ended_at: null },
    files: files.map(({ name, bytes }) => ({ name, bytes: bytes.byteLength })),
    ...{ rows_read: 0, rows_written: 0, rows_to_write: null, progress: 0, attempts: 0, lease_token: null },
    lease_until: now.getTime(),
    created_at: now.toISOString(),
  }
  await putFile(key, Buffer.concat(files.map(({ bytes }) => bytes)), 'application/octet-stream')
  await putImport(accountId, record)
  try {
    await startFunction(setting('ALMANAC_RUN_IMPORT_ARN'), { accountId, importId: id })
  } catch (error) {
    // whoever asked hears that it failed, so nobody may begin it later
    await endLost(accountId, id, importMessages.stopped, new Date())
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
