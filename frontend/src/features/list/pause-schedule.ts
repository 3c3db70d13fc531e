import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { deliveryMessages } from '../../../../shared/delivery-messages.ts'
import { call } from '../../lib/api.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { sendTime } from './run-text.ts'

const words = deliveryMessages.pause

/** Pauses the schedule of a run, or lets it go on when it is paused. */
export async function pauseSchedule({ _id, paused }: ReportRecord): Promise<void> {
  try {
    const { records, left_out } = await call('POST /reports/scheduled/{id}/pause', { params: { id: _id }, body: { paused: !paused } })
    const [next] = records
    showToast({ kind: 'success', message: next && paused ? words.resumed(sendTime(next), left_out) : words.paused })
  } catch (error) {
    tellFailure(error)
  }
}
