/** Reports of one group alone, planned and sent, and their links: the records, the sealed figures and the PDFs. */
import { deleteSchedulerSchedules } from '../schedules/scheduler-schedules.ts'
import { markDeleted, removeOccurrence } from '../schedules/store/occurrences.ts'
import { everyShareOf, removeShare } from '../shares/store/shares.ts'
import { runsOf } from './export/runs-of.ts'
import { removeFiles } from './files.ts'

/** Those that are about other groups too stay theirs, and open no more. */
export async function removeReports(accountId: string, gid: string): Promise<void> {
  const isAlone = ({ entities }: { readonly entities: readonly string[] }) => entities.length > 0 && entities.every((one) => one === gid)
  const sealed = (hash: string) => removeFiles(`snapshots/${accountId}/${hash}.json.gz`)
  for await (const run of runsOf(accountId)) {
    if (!isAlone(run)) continue
    if (run.state === 'SCHEDULED') {
      await markDeleted(accountId, run.id)
      await deleteSchedulerSchedules(run)
    }
    await removeFiles(`reports/${accountId}/${run.id}/`)
    if (run.hash) await sealed(run.hash)
    await removeOccurrence(accountId, run.id)
  }
  for (const share of await everyShareOf(accountId)) {
    if (!isAlone(share)) continue
    await sealed(share.hash)
    await removeShare(accountId, share)
  }
}
