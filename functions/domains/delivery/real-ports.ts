/** The ports of a run as it is in production and in the local stack. */

import { deliveryMessages } from '../../../shared/delivery-messages.ts'
import { featureMessages } from '../../../shared/feature-messages.ts'
import type { ProblemCode } from '../../../shared/problem-codes.ts'
import { subjects } from '../../../shared/reports/subjects.ts'
import { readActor } from '../../kernel/accounts/actor-store.ts'
import { putFile, readFile } from '../../kernel/files.ts'
import { sendMail } from '../../kernel/mail/mail.ts'
import { Problem } from '../../kernel/request/problem.ts'
import { gatherPictures } from '../print/pictures.ts'
import { startPrinter } from '../print/render-pdf.ts'
import { computeReport } from '../reports/run/compute-report.ts'
import type { Run } from '../reports/run/run.ts'
import { withSummary, writerFor } from '../reports/summary/write.ts'
import { authoriseOccurrence } from '../schedules/authorise-occurrence.ts'
import type { Occurrence } from '../schedules/records.ts'
import { createSchedulerSchedule, tryName } from '../schedules/scheduler-schedules.ts'
import { readSealed, sealReport } from '../shares/snapshots.ts'
import { PermanentFailure, type Ports } from './ports.ts'

/** Said of what is gone and has words of its own; anything else is gone by its noun. */
const lost: Partial<Record<ProblemCode, string>> = {
  profiles_missing: deliveryMessages.lostAccess,
  competitors_missing: deliveryMessages.noCompetitors,
  labels_missing: deliveryMessages.noLabels,
  template_missing: deliveryMessages.noTemplate,
}

/** What the owner may not see any more, or what is gone: as long as nobody mends it, every run of the schedule stops there. */
function lostText(code: ProblemCode): string {
  const gone = Object.values(subjects).find((row) => row.gone.code === code)
  return lost[code] ?? deliveryMessages.lost(gone?.noun ?? 'subject')
}

/** What the owner may do is read anew at each run: rights, plan and profiles of today decide, not those of the day it was ordered. */
async function authorise(accountId: string, occurrence: Occurrence): Promise<Run> {
  const owner = await readActor(accountId, occurrence.owner_id)
  if (!owner) throw new PermanentFailure(deliveryMessages.ownerGone, true)
  const feature = occurrence.type === 'ONCE' ? 'export_pdf' : 'schedule'
  if (!owner.features[feature]) throw new PermanentFailure(featureMessages[feature], true)
  try {
    return await authoriseOccurrence(owner, occurrence, new Date(occurrence.generate_at))
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    const { code } = error.extra
    if (code === 'not_ready') throw error
    throw new PermanentFailure(code ? lostText(code) : error.message, true)
  }
}

export const realPorts: Ports = {
  authorise,
  compute: async (run) => withSummary(await computeReport(run), writerFor(run.actor)),
  startPrinter,
  pictures: gatherPictures,
  seal: sealReport,
  readSealed,
  putFile: (key, bytes) => putFile(key, bytes, 'application/pdf'),
  readFile,
  send: sendMail,
  fireAgain: (accountId, occurrence, at) => createSchedulerSchedule(accountId, occurrence, { name: tryName(occurrence.id, at), at }),
  now: () => new Date(),
}
