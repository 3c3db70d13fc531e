/** The PDF of what is on a screen: computed here as it was read there, and sealed only when it is the very same. */

import type * as v from 'valibot'
import type { ShownReport } from '../../../shared/api/schedule-order.ts'
import { dayMs } from '../../../shared/dates/durations.ts'
import { messages } from '../../../shared/messages.ts'
import { digestOf } from '../../../shared/reports/digest.ts'
import { problem } from '../../kernel/request/problem.ts'
import { computeReport } from '../reports/run/compute-report.ts'
import type { Run } from '../reports/run/run.ts'
import { withSummary, writerFor } from '../reports/summary/write.ts'
import type { Occurrence } from '../schedules/records.ts'
import { passGate } from './gate.ts'
import { sealReport } from './snapshots.ts'

/** A page that was open for longer is read anew first. */
const longestOpenMs = dayMs

/**
 * What the run of this PDF has done already: its report is computed, checked and sealed.
 * Nothing, when it is not said what was shown: the run then computes it.
 * @throws Problem 409 when the figures are no longer those that were shown
 */
export async function sealShown(
  run: Run,
  { fetchedAt, digest }: v.InferOutput<typeof ShownReport>,
  now: Date,
): Promise<Partial<Pick<Occurrence, 'hash' | 'content' | 'covered' | 'steps'>>> {
  if (fetchedAt === undefined || digest === undefined) return {}
  const read = new Date(fetchedAt)
  if (read > now || now.getTime() - read.getTime() > longestOpenMs) throw problem(409, messages.pdf.changed)
  const report = await computeReport({ ...run, now: read })
  if ((await digestOf(report)) !== digest) throw problem(409, messages.pdf.changed)
  const hash = await sealReport(run.actor.accountId, passGate(await withSummary(report, writerFor(run.actor))))
  const at = now.toISOString()
  return { hash, content: digest, covered: report.dates, steps: { authorised: at, computed: at, checked: at, sealed: at } }
}
