import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { deliveryMessages } from '../../../../shared/delivery-messages.ts'
import { call } from '../../lib/api.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { withoutMail } from './run-text.ts'

type Mail = ReportRecord['recipients'][number]

/** `to`: one recipient; null: everybody who did not get it. */
export type Again = { record: ReportRecord; to: Mail | null }

const words = deliveryMessages.again

export function SendAgainDialog({ again: { record, to }, onClose }: { again: Again; onClose: () => void }) {
  const confirm = async () => {
    try {
      await call('POST /reports/scheduled/{id}/retry', { params: { id: record._id }, body: to ? { recipients: [to.email] } : {} })
      showToast({ kind: 'success', message: words.asked })
      onClose()
    } catch (error) {
      tellFailure(error)
    }
  }
  const isMade = record.state === 'GENERATED'
  const question = to ? words.one(to.name ?? to.email) : isMade ? words.missing(withoutMail(record)) : words.anew
  return (
    <ConfirmDialog
      title={isMade ? 'Send again' : 'Try again'}
      question={question}
      action={isMade ? 'Send' : 'Try again'}
      busyAction={isMade ? 'Sending' : 'Trying'}
      safe
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
