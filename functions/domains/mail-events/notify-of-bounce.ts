import { deliveryMessages } from '../../../shared/delivery-messages.ts'
import { plainLine } from '../../../shared/notifications/notice-fields.ts'
import { reportFailed } from '../../../shared/notifications/report-failed/definition.ts'
import { emitAfter } from '../notifications/emit.ts'
import { clientName } from '../schedules/client-name.ts'
import type { Noted, ReportedMail } from '../schedules/mail-outcome.ts'

/** Notifies the owner of a report, once per bounced email. Whoever ordered it in their place has no list here, and a test has no other reader. */
export async function notifyOfBounce({ tags, mail, at }: ReportedMail, { run, recipient }: Noted): Promise<void> {
  if (run.asked_by || run.test) return
  const said = {
    title: plainLine(run.title),
    client: plainLine(await clientName(tags.account, run)),
    reason: plainLine(deliveryMessages.bounced(recipient.email)),
  }
  const data = { run: run.id, ...said, bounced: true as const }
  await emitAfter(reportFailed, { accountId: tags.account, id: `${run.id}-${mail}`, data, group: null, to: [run.owner_id] }, new Date(at))
}
