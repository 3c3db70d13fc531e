import { getScheduledReport, type ReportRecord } from '../../../../shared/api/schedules.ts'
import { readersOf } from '../../../domains/recipients/readers.ts'
import { courseOf } from '../../../domains/schedules/course.ts'
import { findOccurrence } from '../../../domains/schedules/find-occurrence.ts'
import { orderedWords } from '../../../domains/schedules/ordered-words.ts'
import type { Occurrence } from '../../../domains/schedules/records.ts'
import { isToCome } from '../../../domains/schedules/records.ts'
import { maySee, reportRecord } from '../../../domains/schedules/report-record.ts'
import { getUser } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getScheduledReport, async ({ actor, params, now }) => {
  const run = await findOccurrence(actor, params.id, 'view')
  const record = await withHeldBack(actor.accountId, run, now)
  const { runs: all, sent, coming } = await courseOf(actor, run)
  const runs = all.map(reportRecord).map(inBrief)
  if (!isToCome(run) || !maySee(actor, run, 'manage')) return { record, runs, order: null, course: null, owner: null, revision: null }
  const following = coming
    .filter(({ id }) => id !== run.id)
    .map(reportRecord)
    .map(({ run: at, generate_at, timezone, counted_from }) => ({ run: at, generate_at, timezone, counted_from }))
  const owner = await getUser(actor.accountId, run.owner_id)
  return { record, runs, order: orderedWords(run), course: { sent, following }, owner: owner && { id: owner.id, name: owner.name }, revision: run.revision }
})

const inBrief = ({ _id, run, state, label_state, paused, held, generate_at, local_time, timezone }: ReportRecord) => ({
  ...{ _id, run, state, label_state, paused, held },
  ...{ generate_at, local_time, timezone },
})

/** What is not sent yet is not sent to whoever has unsubscribed by now, or has an address that takes none, and to whoever chose another day not before it. */
async function withHeldBack(accountId: string, run: Occurrence, now: Date): Promise<ReportRecord> {
  const record = reportRecord(run)
  if (run.state !== 'SCHEDULED') return record
  const readers = await readersOf(accountId, run)
  const at = Math.max(now.getTime(), Date.parse(run.generate_at))
  const recipients = record.recipients.map((one) => {
    const { heldBack = null, undeliverable = null, due = 0 } = readers.get(one.email) ?? {}
    if (one.status === 'sent') return one
    if (!(heldBack ?? undeliverable)) return due > at ? { ...one, status: 'later' as const, due: new Date(due).toISOString() } : one
    return heldBack ? { ...one, status: 'skipped' as const, held_back: heldBack } : { ...one, held_back: undeliverable ?? undefined }
  })
  return { ...record, recipients }
}
