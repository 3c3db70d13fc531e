/** An import of a check is started once, however often its button is pressed, so that undoing it takes all of it back. */
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { importMessages } from '../../../../shared/import-messages.ts'
import { problem } from '../../../kernel/request/problem.ts'
import type { ImportRecord } from '../record.ts'
import { getImport, noteBegun } from '../store.ts'
import { type Kept, startKept } from './start.ts'

/** Milliseconds in which whoever was first has written the record of what they started. */
const [tries, pauseMs] = [20, 100]

/** What failed or was undone may be started again. */
const isOver = ({ state, undone }: ImportRecord) => state === 'failed' || undone !== null

/** The import of the same files by the same answers that was started from this check before, or a new one. @throws Problem 409 when the check is gone */
export async function startOnce(accountId: string, checked: ImportRecord, kept: Kept, now: Date): Promise<ImportRecord> {
  const { user_id: _, ...wanted } = kept
  const content = createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 32)
  const id = randomUUID()
  let check: ImportRecord | null = checked
  for (let turn = 1; check && turn <= tries; turn++) {
    const other = check.begun[content]
    const begun = other === undefined ? null : await getImport(accountId, other)
    if (begun && !isOver(begun)) return begun
    // its record is still being written, unless whoever was first was cut off
    const isComing = other !== undefined && !begun && turn < tries
    if (isComing) await pause(pauseMs)
    else if (await noteBegun(accountId, check, { [content]: id })) return startKept(accountId, { ...kept, id }, now)
    check = await getImport(accountId, checked.id)
  }
  throw problem(409, importMessages.startedBefore)
}
