/** The ports of a run as it is in production and in the local stack. */
import { messages } from '../../shared/messages.ts'
import { featureDescriptions } from '../../shared/plans.ts'
import { readActor } from '../accounts/actor-store.ts'
import { putFile, readFile } from '../lib/files.ts'
import { sendMail } from '../lib/mail.ts'
import { Problem } from '../lib/problem.ts'
import { computeReport } from '../reports/compute-report.ts'
import { withSummary } from '../reports/write-summary.ts'
import type { Occurrence } from '../schedules/records.ts'
import { requestOf } from '../schedules/run-request.ts'
import { readSealed, sealReport } from '../shares/snapshots.ts'
import { gatherPictures } from './pictures.ts'
import { type Ports, Stopped } from './ports.ts'
import { startPrinter } from './render-pdf.ts'

/** Of what the owner may not see any more, or what is gone. */
const lost: readonly string[] = [messages.profiles.missing, messages.listener.missing]

/** What the owner may do is read anew at each run: rights, plan and profiles of today decide, not those of the day it was ordered. */
async function authorise(accountId: string, occurrence: Occurrence) {
  const owner = await readActor(accountId, occurrence.owner_id)
  if (!owner) throw new Stopped(messages.delivery.ownerGone, true)
  const feature = occurrence.type === 'ONCE' ? 'export_pdf' : 'schedule'
  if (!owner.features[feature]) throw new Stopped(featureDescriptions[feature])
  try {
    return { owner, request: await requestOf(owner, occurrence, new Date(occurrence.generate_at)) }
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    throw lost.includes(error.message) ? new Stopped(messages.delivery.lostAccess, true) : new Stopped(error.message)
  }
}

export const realPorts: Ports = {
  authorise,
  compute: async (input) => withSummary(await computeReport(input)),
  startPrinter,
  pictures: gatherPictures,
  seal: sealReport,
  readSealed,
  putFile: (key, bytes) => putFile(key, bytes, 'application/pdf'),
  readFile,
  send: sendMail,
  now: () => new Date(),
}
