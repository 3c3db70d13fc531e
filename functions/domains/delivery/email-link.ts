import { clientOf } from '../../../shared/reports/client-of.ts'
import { putEmailLink } from '../recipients/store.ts'
import type { Recipient } from '../schedules/records.ts'
import type { Delivery } from './send.ts'

/** The token by which the reader of an email unsubscribes. Each email has its own. */
export function putLinkOf({ lease: { accountId, occurrence }, ports, owner, report }: Delivery, { user_id, email }: Recipient): Promise<string> {
  return putEmailLink({
    accountId,
    ...(user_id === null ? {} : { userId: user_id }),
    address: user_id === null ? email : null,
    schedule_id: occurrence.type === 'ONCE' ? null : occurrence.schedule_id,
    title: report.title,
    run: occurrence.id,
    owner_id: occurrence.owner_id,
    client: clientOf(report, owner.accountName),
    agency: owner.accountName,
    white_label: report.brand?.white_label ?? false,
    sent_at: ports.now().toISOString(),
  })
}
