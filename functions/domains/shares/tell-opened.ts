/** Who shared a report is told, once for each link, that somebody else has opened it. */
import { plainLine } from '../../../shared/notifications/notice-fields.ts'
import { reportLinkViewed } from '../../../shared/notifications/report-link-viewed/definition.ts'
import { emit } from '../notifications/emit.ts'
import type { ShareRecord } from './records.ts'
import { markToldOpened } from './store/shares.ts'

/** Cut off in between it is told again, which nobody sees: it is the same event. */
export async function tellOpened(accountId: string, share: ShareRecord, now: Date): Promise<void> {
  const { id, title, created_by } = share
  await emit(reportLinkViewed, { accountId, id, data: { title: plainLine(title) }, group: null, to: [created_by] }, now)
  await markToldOpened(accountId, share, now)
}
