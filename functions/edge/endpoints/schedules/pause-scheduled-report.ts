import { pauseScheduledReport } from '../../../../shared/api/schedules.ts'
import { deliveryMessages } from '../../../../shared/delivery-messages.ts'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { wholeCourse } from '../../../domains/schedules/course.ts'
import { findOccurrence } from '../../../domains/schedules/find-occurrence.ts'
import { leftOutSince } from '../../../domains/schedules/pausing.ts'
import { isToCome } from '../../../domains/schedules/records.ts'
import { reportRecord } from '../../../domains/schedules/report-record.ts'
import { leaveOut } from '../../../domains/schedules/store/occurrences.ts'
import { setPaused } from '../../../domains/schedules/store/runs-to-come.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

const words = deliveryMessages.pause

export const handler = handle(pauseScheduledReport, async ({ actor, params, body: { paused }, audit, now }) => {
  const run = await findOccurrence(actor, params.id, 'manage')
  if (!actor.features.schedule) throw problem(403, featureMessages.schedule)
  const runs = await wholeCourse(actor, run.schedule_id)
  const coming = runs.filter(isToCome)
  const at = now.toISOString()
  const [passed, ahead] = paused ? [[], coming] : [coming.filter((one) => one.generate_at <= at), coming.filter((one) => one.generate_at > at)]
  for (const { id } of passed) await leaveOut(actor.accountId, id)
  if (ahead.length === 0) throw problem(409, words.over)
  audit.about({ name: run.title, ...(paused ? {} : { to: 'resume', did: 'resumed' }) })
  if (!(await setPaused(actor.accountId, runs, ahead, paused ? at : null))) throw problem(409, deliveryMessages.change.meanwhile)
  return {
    records: ahead.map(({ paused_at = at, ...one }) => reportRecord(paused ? { ...one, paused_at } : one)),
    left_out: passed.filter(({ paused_at }) => paused_at).length + leftOutSince(runs, ahead[0]?.paused_at),
  }
})
