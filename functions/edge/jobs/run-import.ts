/**
 * The job of one import (started by functions/domains/import/job/start.ts). It can be cut off at any moment and begun again: files are read
 * anew, and a row that is in already is written over with the same. After three tries it has failed, and says so.
 */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { claimImportSlot, leaveLine, startNext } from '../../domains/import/job/line.ts'
import { stoppedAt } from '../../domains/import/job/resume.ts'
import { shortened } from '../../domains/import/job/shortened.ts'
import { isOfProfile, runCheck, runFiles, runUndo, type Taken } from '../../domains/import/job/work.ts'
import type { ImportRecord } from '../../domains/import/record.ts'
import { claimImport, getImport, writeImport } from '../../domains/import/store.ts'
import { tellEnded } from '../../domains/import/tell-people.ts'
import { closeJournal } from '../../domains/import/undo/journal.ts'
import { ImportRefused } from '../../domains/readers/csv/decode.ts'
import { isClosed } from '../../kernel/accounts/store.ts'
import { almanac, putLine } from '../../kernel/audit/line.ts'
import { log } from '../../kernel/log.ts'
import { keepError } from '../../kernel/request/kept-errors.ts'

const Event = v.object({ accountId: v.string(), importId: v.string() })

const maxAttempts = 3

/** @throws when the event should come again: after a fault that may pass, and while somebody else works on it */
export async function handler(event: unknown): Promise<void> {
  const { accountId, importId } = v.parse(Event, event)
  if (await isClosed(accountId)) return
  const waiting = await getImport(accountId, importId)
  if (waiting === null || waiting.ended_at !== null) {
    // another worker holds this slot
    if (waiting) await leaveLine(accountId, waiting)
    return startNext(accountId)
  }
  if (waiting.lease_token !== null && waiting.lease_until >= Date.now()) throw new InProgress(importId)
  const slot = await claimImportSlot(accountId, waiting)
  if (!slot) return
  try {
    const token = randomUUID()
    const record = await claimImport(accountId, importId, token, Date.now())
    if (record) await attempt({ accountId, record, token, slot })
  } finally {
    await slot.release().catch((error: unknown) => log.warn('The slot of an import was not released.', { error: String(error) }))
  }
}

class InProgress extends Error {
  constructor(id: string) {
    super(`The import ${id} is being worked on.`)
  }
}

/** By the id of the import, so that trying again tells nothing twice. */
function tellTrail(accountId: string, { id, created_at: at, files, target }: ImportRecord): Promise<void> {
  const name = files.map((file) => file.name).join(', ')
  const deed = { kind: 'imports', to: 'import', did: 'imported', thing: files.length === 1 ? 'file' : 'files' } as const
  return putLine(accountId, { ...deed, at, id, doer: almanac, thingId: target.id, name, outcome: 'done' })
}

async function attempt(taken: Taken): Promise<void> {
  const { accountId, record, token } = taken
  const end = async (
    state: 'checked' | 'done' | 'refused' | 'failed',
    told: Pick<ImportRecord, 'results' | 'error'> & Partial<Pick<ImportRecord, 'checked' | 'rows_read' | 'rows_written' | 'progress'>>,
  ) => {
    const at = new Date()
    if (state !== 'checked' && record.undoes === null) await tellEnded(accountId, record, state !== 'done', at)
    return writeImport(accountId, record.id, token, { state, ...told, ended_at: at.toISOString(), lease_token: null }, Date.now())
  }
  // of this try or an earlier one
  const seen = async () => (await getImport(accountId, record.id)) ?? record
  const failed = async () => {
    const now = await seen()
    if (isOfProfile(record) && now.rows_to_write !== null && record.undoes === null)
      await closeJournal({ accountId, importId: record.id, profileId: record.target.id })
    await end('failed', { results: null, error: stoppedAt(now) })
  }
  if (record.attempts > maxAttempts) return failed()
  try {
    if (record.undoes !== null) {
      await runUndo(taken, record.undoes)
      return void (await end('done', { results: null, error: null, progress: 1 }))
    }
    if (record.check) return void (await end('checked', { results: null, ...(await runCheck(taken)), progress: 1 }))
    const results = await runFiles(taken)
    const sum = (of: 'read' | 'written') => results.reduce((all, result) => all + result[of], 0)
    await tellTrail(accountId, record)
    await end('done', { results: shortened(results), error: null, rows_read: sum('read'), rows_written: sum('written'), progress: 1 })
  } catch (error) {
    // a refusal says that nothing was written
    if (error instanceof ImportRefused) {
      const mayHaveWritten = record.undoes === null && (await seen()).rows_to_write !== null
      return mayHaveWritten ? failed() : void (await end('refused', { results: null, error: error.message }))
    }
    await keepError({ kind: 'job', name: 'run-import', error, accountId }, new Date())
    log.error('import failed', { accountId, importId: record.id, attempt: record.attempts, error: error instanceof Error ? error : new Error(String(error)) })
    if (record.attempts === maxAttempts) return failed()
    await writeImport(accountId, record.id, token, { state: 'waiting', lease_token: null }, Date.now())
    throw error
  }
}
