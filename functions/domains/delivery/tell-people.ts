/** Who ordered a report is told in the list of notifications what became of it. The same run tells it once, however often it is tried. */
import { plainLine } from '../../../shared/notifications/notice-fields.ts'
import { reportFailed } from '../../../shared/notifications/report-failed/definition.ts'
import { reportReady } from '../../../shared/notifications/report-ready/definition.ts'
import { emitAfter } from '../notifications/emit.ts'
import { wantedBy } from '../schedules/wanted-by.ts'
import type { Lease } from './lease.ts'

/** Whoever acted in their place has a list of their own, in another account. */
const isTheirs = ({ occurrence }: Lease) => !occurrence.asked_by

/** `sent`: recipients who have it. */
export async function tellReady(lease: Lease, client: string, sent: number, now: Date): Promise<void> {
  if (!isTheirs(lease)) return
  const { accountId, occurrence } = lease
  const later = occurrence.recipients.filter(({ email }) => occurrence.sends[email]?.status === 'later').length
  const data = { run: occurrence.id, title: plainLine(occurrence.title), client: plainLine(client), sent, all: wantedBy(occurrence).length, later }
  await emitAfter(reportReady, { accountId, id: occurrence.id, data, group: null, to: [occurrence.owner_id] }, now)
}

/** `to`: ids of those who are mailed as well. */
export async function tellFailed(lease: Lease, { client, reason, to }: { client: string; reason: string; to: readonly string[] }, now: Date): Promise<void> {
  if (to.length === 0) return
  const { accountId, occurrence } = lease
  const said = { title: plainLine(occurrence.title), client: plainLine(client), reason: plainLine(reason) }
  const data = { run: occurrence.id, ...said, ...(occurrence.held ? { held: occurrence.held } : {}) }
  // one that was asked for again may fail again
  const id = occurrence.again_at ? `${occurrence.id}-${Date.parse(occurrence.again_at)}` : occurrence.id
  await emitAfter(reportFailed, { accountId, id, data, group: null, to }, now)
}
