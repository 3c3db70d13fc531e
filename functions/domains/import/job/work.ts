/** The work of one job while it is held: its files are imported, checked, or what they brought is taken back. */
import type { ImportResult } from '../../../../shared/api/import-job.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { findFile } from '../../../kernel/files.ts'
import { inParallel } from '../../../kernel/in-parallel.ts'
import type { Slot } from '../../../kernel/jobs/slot.ts'
import type { Progress } from '../../items/progress.ts'
import { ImportRefused } from '../../readers/csv/decode.ts'
import type { ImportFile } from '../../readers/csv/read-files.ts'
import type { ImportRecord } from '../record.ts'
import { getImport, noteUndone, writeImport } from '../store.ts'
import { importInto } from '../targets/index.ts'
import { closeJournal, journalled } from '../undo/journal.ts'
import { getLast, putLast } from '../undo/store.ts'
import { undoImport } from '../undo/undo.ts'
import { checkFiles } from './check.ts'
import { kindOf } from './kind.ts'
import { shortenedChecks } from './shortened.ts'

/** Milliseconds between two words of progress, each of which makes the lease last anew. */
const wordEvery = 1500
const filesAtOnce = 4

export type Taken = { readonly accountId: string; readonly record: ImportRecord; readonly token: string; readonly slot: Slot }

class TakenOver extends Error {
  constructor(id: string) {
    super(`The import ${id} was taken over.`)
  }
}

type Words = Pick<ImportRecord, 'state'> & Partial<Pick<ImportRecord, 'rows_read' | 'rows_written' | 'rows_to_write' | 'progress'>>

/** Tells how far a job is for as long as `work` takes. `goOn` throws when somebody else has claimed the job or its slot. */
async function withWords<T>({ accountId, record, token, slot }: Taken, words: Words, work: (goOn: () => Promise<void>) => Promise<T>): Promise<T> {
  let lost = false
  const tell = () => writeImport(accountId, record.id, token, words, Date.now())
  const timer = setInterval(
    () =>
      void tell()
        .then((held) => {
          lost ||= !held
        })
        .catch(() => undefined),
    wordEvery,
  )
  try {
    return await work(async () => {
      if (lost || !(await slot.renew())) throw new TakenOver(record.id)
    })
  } finally {
    clearInterval(timer)
  }
}

/** Imports the files, so that it can be undone when they go into a profile. @throws ImportRefused with nothing written */
export async function runFiles(taken: Taken): Promise<ImportResult[]> {
  const { accountId, record, token } = taken
  const told: Required<Words> = { state: 'reading', rows_read: 0, rows_written: 0, rows_to_write: record.rows_to_write, progress: 0 }
  return withWords(taken, told, async (goOn) => {
    let [items, stored] = [0, 0]
    const tell = async () => {
      if (!(await writeImport(accountId, record.id, token, told, Date.now()))) throw new TakenOver(record.id)
    }
    const progress: Progress = {
      read: (rows) => {
        told.rows_read += rows
      },
      toWrite: async (rows, all) => {
        items = all
        Object.assign(told, { state: 'writing', rows_to_write: rows })
        await tell()
        await goOn()
        if (isOfProfile(record)) await putLast(accountId, record.target.id, { import: record.id, undoing: null })
      },
      wrote: async (rows, some) => {
        told.rows_written += rows
        stored += some
        told.progress = Math.min(1, stored / Math.max(1, items))
        await goOn()
      },
    }
    const files = await filesOf(record)
    await tell()
    const work = () => importInto({ accountId, record, files, now: new Date(record.created_at), progress })
    if (!isOfProfile(record)) return withKinds(await work())
    const of = { accountId, importId: record.id, profileId: record.target.id }
    await endUndo(taken)
    const results = await journalled({ ...of, attempt: record.attempts }, work)
    await closeJournal(of)
    return withKinds(results)
  })
}

export const isOfProfile = ({ target }: Pick<ImportRecord, 'target'>): boolean => target.kind === 'profile'

const withKinds = (results: ImportResult[]) => results.map((result) => ({ ...result, kind: kindOf(result.format) }))

/** An undoing that was killed halfway goes first, for nobody could end it afterwards. */
async function endUndo({ accountId, record }: Taken): Promise<void> {
  const last = await getLast(accountId, record.target.id)
  if (last && last.undoing !== null && last.import !== record.id) await takeBack(accountId, record.target.id, last.import, last.undoing)
}

async function takeBack(accountId: string, profileId: string, importId: string, undoId: string, told?: (done: number, all: number) => Promise<void>) {
  const by = (await getImport(accountId, undoId))?.user_id ?? null
  await undoImport({ accountId, profileId, importId, undoId, note: () => noteUndone(accountId, importId, by) }, told)
}

/** Only reads. */
export function runCheck(taken: Taken): Promise<Pick<ImportRecord, 'checked' | 'error'>> {
  const { accountId, record } = taken
  return withWords(taken, { state: 'reading' }, async () => {
    const { files, conflict } = await checkFiles(accountId, record, await filesOf(record), new Date(record.created_at))
    return { checked: shortenedChecks(files), error: conflict }
  })
}

/** Takes back what another import wrote. @throws ImportRefused with nothing changed */
export async function runUndo(taken: Taken, importId: string): Promise<void> {
  const { accountId, record } = taken
  // the try before this one came to its end
  if ((await getImport(accountId, importId))?.undone) return
  const told: Words = { state: 'writing', rows_to_write: 0, rows_written: 0, progress: 0 }
  await withWords(taken, told, (goOn) =>
    takeBack(accountId, record.target.id, importId, record.id, async (done, all) => {
      Object.assign(told, { rows_written: done, rows_to_write: all, progress: done / Math.max(1, all) })
      await goOn()
    }),
  )
}

/** @throws ImportRefused for a file that was never sent, or not whole */
function filesOf({ files }: ImportRecord): Promise<ImportFile[]> {
  return inParallel(files, filesAtOnce, async ({ name, key, bytes: length }) => {
    const bytes = await findFile(key)
    if (bytes === null || bytes.length !== length) throw new ImportRefused(importMessages.notSent(name))
    return { name, bytes }
  })
}
