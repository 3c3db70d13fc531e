/** The files of a check are started once, however often its button is pressed, so that undoing their import takes all of it back. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { canonicalJson } from '../../../../shared/canonical-json.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { problem } from '../../../kernel/request/problem.ts'
import type { ImportRecord } from '../record.ts'
import { getImport, noteBegun } from '../store.ts'
import { type Kept, startKept } from './start.ts'

/** Milliseconds in which whoever was first has written the record of what they started. */
const [tries, pauseMs] = [20, 100]

/** What failed or was undone may be started again. */
const isOver = ({ state, undone }: ImportRecord) => state === 'failed' || undone !== null

type Choices = Omit<Kept, 'target' | 'user_id' | 'check' | 'undoes' | 'id'>

/** Returns a text that is equal for imports of the same files with the same choices, in any order. */
function choicesOf({ files, format, dates, date_order, currency, network, rows_of, year, mapping }: Choices): string {
  const keys = files.map(({ key }) => key).toSorted()
  return canonicalJson({ keys, format, dates, date_order, currency, network, rows_of, year, mapping })
}

/** The imports of these files that were started from the check. `writing`: the record of one is not there yet. */
async function startedOf(accountId: string, check: ImportRecord, files: ImportRecord['files']): Promise<{ started: ImportRecord[]; writing: boolean }> {
  const wanted = new Set(files.map(({ key }) => key))
  const ids = new Set(check.files.flatMap(({ key }, place) => (wanted.has(key) ? (check.begun[place] ?? []) : [])))
  const records = await Promise.all([...ids].map((id) => getImport(accountId, id)))
  const started = records.filter((record) => record !== null)
  return { started: started.filter((record) => !isOver(record)), writing: started.length < records.length }
}

/**
 * The import of the same files by the same choices that was started from this check before, or a new one.
 * @throws Problem 409 when the check is gone, or some of the files were started with other choices
 */
export async function startOnce(accountId: string, checked: ImportRecord, kept: Kept, now: Date): Promise<ImportRecord> {
  const id = randomUUID()
  const wanted = new Set(kept.files.map(({ key }) => key))
  const begun = Object.fromEntries(checked.files.flatMap(({ key }, place) => (wanted.has(key) ? [[place, id]] : [])))
  let check: ImportRecord | null = checked
  for (let turn = 1; check && turn <= tries; turn++) {
    const { started, writing } = await startedOf(accountId, check, kept.files)
    const same = started.find((record) => choicesOf(record) === choicesOf(kept))
    if (same) return same
    // a refused import has written nothing
    if (started.some(({ state }) => state !== 'refused')) throw problem(409, importMessages.startedOtherwise)
    // the record is still being written, unless whoever was first was cut off
    if (writing && turn < tries) await pause(pauseMs)
    else if (await noteBegun(accountId, check, begun)) return startKept(accountId, { ...kept, id }, now)
    check = await getImport(accountId, checked.id)
  }
  throw problem(409, importMessages.startedBefore)
}
