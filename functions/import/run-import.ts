/**
 * The job of one import (started by functions/import/start-import.ts). It can be cut off at any moment and begun again: files are read
 * anew, and a row that is in already is written over with the same. After three tries it has failed, and says so.
 */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { ImportResult } from '../../shared/api/imports.ts'
import { messages } from '../../shared/messages.ts'
import { readFile } from '../lib/files.ts'
import { log } from '../lib/log.ts'
import { ImportRefused } from './decode.ts'
import { importInto } from './import-into.ts'
import type { Progress } from './progress.ts'
import type { ImportFile } from './read-files.ts'
import type { ImportRecord } from './records.ts'
import { bytesOf } from './size.ts'
import { getImport, takeImport, takeTarget, tellImport } from './store.ts'

const Event = v.object({ accountId: v.string(), importId: v.string() })

/** Milliseconds between two words of progress, each of which makes the lease last anew. */
const wordEvery = 1500
/** How long it waits for another import into the same thing. */
const turnWaitMs = 8 * 60_000
const maxAttempts = 3

/** @throws when the event should come again: after a fault that may pass, and while somebody else works on it */
export async function handler(event: unknown): Promise<void> {
  const { accountId, importId } = v.parse(Event, event)
  const token = randomUUID()
  const record = await takeImport(accountId, importId, token, Date.now())
  if (!record) {
    const seen = await getImport(accountId, importId)
    if (seen && seen.ended_at === null) throw new Error(`The import ${importId} is being worked on.`)
    return
  }
  const end = (
    state: 'done' | 'refused' | 'failed',
    told: Pick<ImportRecord, 'results' | 'error'> & Partial<Pick<ImportRecord, 'rows_read' | 'rows_written' | 'progress'>>,
  ) => tellImport(accountId, importId, token, { state, ...told, ended_at: new Date().toISOString(), lease_token: null }, Date.now())
  // of this try or an earlier one
  const mayHaveWritten = async () => (await getImport(accountId, importId))?.rows_to_write !== null
  const failed = async () =>
    void (await end('failed', { results: null, error: (await mayHaveWritten()) ? messages.import.stoppedWriting : messages.import.stopped }))
  if (record.attempts > maxAttempts) return failed()
  try {
    const results = await work(accountId, record, token)
    const sum = (of: 'read' | 'written') => results.reduce((all, result) => all + result[of], 0)
    await end('done', { results: shortened(results), error: null, rows_read: sum('read'), rows_written: sum('written'), progress: 1 })
  } catch (error) {
    // a refusal says that nothing was written
    if (error instanceof ImportRefused) return (await mayHaveWritten()) ? failed() : void (await end('refused', { results: null, error: error.message }))
    log.error('import failed', { accountId, importId, attempt: record.attempts, error: error instanceof Error ? error : new Error(String(error)) })
    if (record.attempts === maxAttempts) return failed()
    await tellImport(accountId, importId, token, { lease_token: null }, Date.now())
    throw error
  }
}

async function work(accountId: string, record: ImportRecord, token: string): Promise<ImportResult[]> {
  const told = { state: record.state, rows_read: 0, rows_written: 0, rows_to_write: record.rows_to_write, progress: 0 }
  const tell = () => tellImport(accountId, record.id, token, told, Date.now())
  const words = setInterval(() => void tell().catch(() => undefined), wordEvery)
  let [items, stored] = [0, 0]
  let turn: Awaited<ReturnType<typeof takeTarget>> = null
  const progress: Progress = {
    read: (rows) => {
      told.rows_read += rows
    },
    toWrite: async (rows, all) => {
      items = all
      Object.assign(told, { state: 'writing', rows_to_write: rows })
      // before the first row: whoever lost the import writes none of it
      if (!(await tell())) throw new Error(`The import ${record.id} was taken over.`)
    },
    wrote: async (rows, some) => {
      told.rows_written += rows
      stored += some
      told.progress = Math.min(1, stored / Math.max(1, items))
      await turn?.renew()
    },
  }
  try {
    const files = filesOf(record, await readFile(record.key))
    turn = await takeTarget(accountId, record.target, turnWaitMs)
    if (!turn) throw new ImportRefused(messages.import.underWay)
    told.state = 'reading'
    await tell()
    return await importInto({ accountId, record, files, now: new Date(record.created_at), progress })
  } finally {
    clearInterval(words)
    await turn?.end().catch((error: unknown) => log.warn('The turn of an import was not ended.', { error: String(error) }))
  }
}

function filesOf({ files }: ImportRecord, all: Uint8Array): ImportFile[] {
  let start = 0
  return files.map(({ name, bytes }) => {
    const end = start + bytes
    const file = { name, bytes: all.subarray(start, end) }
    start = end
    return file
  })
}

/** Results of many files fit into the record: each then shows fewer of the rows that were skipped, and how many there were. */
function shortened(results: ImportResult[]): ImportResult[] {
  let short = results
  for (let shown = 100; bytesOf(short) > 300_000 && shown >= 1; shown = Math.floor(shown / 2))
    short = results.map((result) => ({ ...result, skipped: result.skipped.slice(0, shown) }))
  return bytesOf(short) > 300_000 ? short.map((result) => ({ ...result, skipped: [], notes: [] })) : short
}
