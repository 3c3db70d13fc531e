import { reportError } from '../../shared/api/system.ts'
import { address } from '../lib/call.ts'
import { empty, handle } from '../lib/endpoint.ts'
import { mayReport } from './report-rate.ts'

/** Addresses in a screen's error may hold link tokens. */
const tokens = /[\w-]{43,}/g

/** Always 204: a screen that met an error must not meet another. Beyond the rate it is only not kept. */
export const handler = handle(reportError, ({ actor, body, event, now, log }) => {
  if (mayReport(actor?.userId ?? address(event), now)) {
    log.warn('screen error', { screenError: body.error.replace(tokens, '…'), accountId: actor?.accountId, userId: actor?.userId })
  }
  return empty()
})
