/** For the watchdog: an import that nobody works on is started again, and one that has not ended for hours is given up. */
import { importMessages } from '../../../../shared/import-messages.ts'
import { setting } from '../../../kernel/clients.ts'
import { eachItem } from '../../../kernel/jobs/each-item.ts'
import { startFunction } from '../../../kernel/request/lambda.ts'
import type { ImportRecord } from '../record.ts'
import { endLost, getImport, openImports } from '../store.ts'

/** Lambda tries again after one and two minutes; by then it has. */
const graceMs = 4 * 60_000
/** So long it may wait for others of its account, in milliseconds. */
const patienceMs = 6 * 3_600_000

export type Resumed = { started: string[]; givenUp: string[] }

export async function resumeImports(now: Date, failed: unknown[] = []): Promise<Resumed> {
  const resumed: Resumed = { started: [], givenUp: [] }
  await eachItem({ job: 'watchdog', now: () => now, failed }, await openImports(new Date(now.getTime() - graceMs)), async ({ accountId, id }) => {
    const record = await getImport(accountId, id)
    if (!record || record.ended_at !== null || record.lease_until + graceMs > now.getTime()) return
    if (now.getTime() - Date.parse(record.created_at) < patienceMs) {
      await startFunction(setting('ALMANAC_RUN_IMPORT_ARN'), { accountId, importId: id })
      resumed.started.push(id)
    } else if (await endLost(accountId, id, stoppedAt(record), now)) resumed.givenUp.push(id)
  })
  return resumed
}

/** What to say of an import that stopped. */
export function stoppedAt({ rows_to_write, undoes }: Pick<ImportRecord, 'rows_to_write' | 'undoes'>): string {
  if (undoes !== null) return importMessages.undo.stopped
  return rows_to_write === null ? importMessages.stopped : importMessages.stoppedWriting
}
