/**
 * A schedule that is paused sends nothing. Its runs to come stay where they are, so going on again moves none of them and makes nothing up: one
 * whose time comes meanwhile is left out for good.
 */
import { deliveryMessages } from '../../../shared/delivery-messages.ts'
import type { Occurrence } from './records.ts'

/** How many were left out since a schedule was paused. */
export function leftOutSince(runs: readonly Occurrence[], since: string | undefined): number {
  return runs.filter((one) => since !== undefined && one.paused_at === since && one.reason === deliveryMessages.pause.leftOut).length
}
