/**
 * The job of one import (started by functions/import/job/start.ts). It can be cut off at any moment and begun again: files are read
 * anew, and a row that is in already is written over with the same. After three tries it has failed, and says so.
 */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { ImportResult } from '../../shared/api/imports.ts'
import { readFile } from '../lib/files.ts'
import { log } from '../lib/log.ts'
import { ImportRefused } from './csv/decode.ts'
import type { Progress } from './csv/progress.ts'
import type { ImportFile } from './csv/read-files.ts'
import { bytesOf } from './csv/size.ts'
import { leaveLine, type Place, startNext, takePlace } from './job/line.ts'
import type { ImportRecord } from './job/record.ts'
import { stoppedAt } from './job/resume.ts'
import { getImport, takeImport, tellImport } from './store.ts'
import { importInto } from './targets/index.ts'

const Event = v.object({ accountId: v.string(), importId: v.string() })

/** Milliseconds between two words of progress, each of which makes the lease last anew. */
const wordEvery = 1500
const maxAttempts = 3

/** @throws when the event should come again: after a fault that may pass, and while somebody else works on it */
export async function handler(event: unknown): Promise<void> {
  const { accountId, importId } = v.parse(Event, event)
  const waiting = await getImport(accountId, importId)
  if (waiting === null || waiting.ended_at !== null) {
    // its turn is another's
    if (waiting) await leaveLine(accountId, waiting)
    return startNext(accountId)
  }
  if (waiting.lease_token !== null && waiting.lease_until >= Date.now()) throw new InProgress(importId)
  const place = await takePlace(accountId, waiting)
  if (!place) return
  try {
    const token = randomUUID()
    const record = await takeImport(accountId, importId, token, Date.now())
    if (record) await attempt({ accountId, record, token, place })
  } finally {
    await place.end().catch((error: unknown) => log.warn('The place of an import was not given back.', { error: String(error) }))
  }
}

class InProgress extends Error {
  constructor(id: string) {
    super(`The import ${id} is being worked on.`)
  }
}

class TakenOver extends Error {
  constructor(id: string) {
    super(`The import ${id} was taken over.`)
  }
}

type Taken = { readonly accountId: string; readonly record: ImportRecord; readonly token: string; readonly place: Place }

async function attempt(taken: Taken): Promise<void> {
  const { accountId, record, token } = taken
  const end = (
    state: 'done' | 'refused' | 'failed',
    told: Pick<ImportRecord, 'results' | 'error'> & Partial<Pick<ImportRecord, 'rows_read' | 'rows_written' | 'progress'>>,
  ) => tellImport(accountId, record.id, token, { state, ...told, ended_at: new Date().toISOString(), lease_token: null }, Date.now())
  // of this try or an earlier one
  const seen = async () => (await getImport(accountId, record.id)) ?? record
  const failed = async () => void (await end('failed', { results: null, error: stoppedAt(await seen()) }))
  if (record.attempts > maxAttempts) return failed()
  try {
    const results = await work(taken)
    const sum = (of: 'read' | 'written') => results.reduce((all, result) => all + result[of], 0)
    await end('done', { results: shortened(results), error: null, rows_read: sum('read'), rows_written: sum('written'), progress: 1 })
  } catch (error) {
    // a refusal says that nothing was written
    if (error instanceof ImportRefused) {
      const mayHaveWritten = (await seen()).rows_to_write !== null
      return mayHaveWritten ? failed() : void (await end('refused', { results: null, error: error.message }))
    }
    log.error('import failed', { accountId, importId: record.id, attempt: record.attempts, error: error instanceof Error ? error : new Error(String(error)) })
    if (record.attempts === maxAttempts) return failed()
    await tellImport(accountId, record.id, token, { state: 'waiting', lease_token: null }, Date.now())
    throw error
  }
}

async function work({ accountId, record, token, place }: Taken): Promise<ImportResult[]> {
  const told: Pick<ImportRecord, 'state' | 'rows_read' | 'rows_written' | 'rows_to_write' | 'progress'> = {
    state: 'reading',
    rows_read: 0,
    rows_written: 0,
    rows_to_write: record.rows_to_write,
    progress: 0,
  }
  const tell = () => tellImport(accountId, record.id, token, told, Date.now())
  let lost = false
  const words = setInterval(
    () =>
      void tell()
        .then((held) => (lost ||= !held))
        .catch(() => undefined),
    wordEvery,
  )
  /** Whoever lost the import or its place writes no more of it: another may be at it. */
  const goOn = async (held: Promise<boolean>) => {
    if (lost || !(await held)) throw new TakenOver(record.id)
  }
  let [items, stored] = [0, 0]
  const progress: Progress = {
    read: (rows) => {
      told.rows_read += rows
    },
    toWrite: async (rows, all) => {
      items = all
      Object.assign(told, { state: 'writing', rows_to_write: rows })
      await goOn(tell())
      await goOn(place.renew())
    },
    wrote: async (rows, some) => {
      told.rows_written += rows
      stored += some
      told.progress = Math.min(1, stored / Math.max(1, items))
      await goOn(place.renew())
    },
  }
  try {
    const files = filesOf(record, await readFile(record.key))
    await tell()
    return await importInto({ accountId, record, files, now: new Date(record.created_at), progress })
  } finally {
    clearInterval(words)
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
