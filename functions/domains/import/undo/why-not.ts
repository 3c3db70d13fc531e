import { dayMs } from '../../../../shared/dates/durations.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import type { ImportRecord } from '../record.ts'
import { type Last, undoDays } from './store.ts'

const said = importMessages.undo

/** Why an import cannot be undone, as far as can be seen without looking at all that it wrote; null when it can. */
export function whyNot({ id, target, state, undone, ended_at, created_at }: ImportRecord, last: Last | null, now: Date): string | null {
  if (target.kind !== 'profile') return said.notOfProfile
  if (ended_at === null) return said.running
  if (undone) return said.already
  // only what has written is ever the last one
  if (last?.import !== id) return state === 'done' ? said.notLast : said.nothingWritten
  return now.getTime() - Date.parse(created_at) > (undoDays - 1) * dayMs ? said.tooOld(undoDays - 1) : null
}
