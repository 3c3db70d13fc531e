import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { deliveryMessages } from '../../../../shared/delivery-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { call } from '../../lib/api.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'

/** Emails what a run to come would show now to whoever asks. */
export async function sendTest({ _id: id }: ReportRecord): Promise<void> {
  try {
    const { order } = await call('GET /reports/scheduled/{id}', { params: { id } })
    if (!order || order.type === 'ONCE') return showToast({ kind: 'error', message: deliveryMessages.change.begun })
    const { message } = await call('POST /reports/scheduled/test', { body: { ...order, type: order.type } })
    showToast({ kind: 'success', message })
  } catch (error) {
    tellFailure(error, messages.unable.downloadReport)
  }
}
