import { getScheduledReport } from '../../shared/api/schedules.ts'
import { getUser } from '../accounts/store.ts'
import { handle } from '../lib/endpoint.ts'
import { isToCome } from './change-occurrences.ts'
import { courseOf } from './course.ts'
import { findOccurrence } from './find-occurrence.ts'
import { orderedWords } from './ordered-words.ts'
import { maySee, reportRecord } from './report-record.ts'

export const handler = handle(getScheduledReport, async ({ actor, params }) => {
  const run = await findOccurrence(actor, params.id, 'view')
  const record = reportRecord(run)
  if (!isToCome(run) || !maySee(actor, run, 'manage')) return { record, order: null, course: null, owner: null, revision: null }
  const { sent, coming } = await courseOf(actor, run)
  const following = coming.flatMap(({ id, run: at, generate_at }) => (id === run.id ? [] : [{ run: at, generate_at }]))
  const owner = await getUser(actor.accountId, run.owner_id)
  return { record, order: orderedWords(run), course: { sent, following }, owner: owner && { id: owner.id, name: owner.name }, revision: run.revision }
})
