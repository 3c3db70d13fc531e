import { reportError } from '../../../../shared/api/system.ts'
import { mayReport } from '../../../domains/system/report-rate.ts'
import { empty, handle } from '../../../kernel/chain/endpoint.ts'
import { keepError } from '../../../kernel/request/kept-errors.ts'
import { address } from '../../../kernel/request/request.ts'
import { scrubbed } from '../../../kernel/scrubbed.ts'

/** Addresses in a screen's error may hold link tokens. */
const tokens = /[\w-]{43,}/g

/** Always 204: a screen that met an error must not meet another. Beyond the rate it is only not kept. */
export const handler = handle(reportError, async ({ actor, body, event, now, log, requestId }) => {
  if (mayReport(actor?.userId ?? address(event), now)) {
    log.warn('screen error', { screenError: body.error.replace(tokens, '…'), accountId: actor?.accountId, userId: actor?.userId })
    const { accountId, userId } = actor ?? {}
    await keepError({ kind: 'screen', ...told(body.error), requestId, accountId, userId }, now)
  }
  return empty()
})

/** Screens end what they tell with their address. */
function told(text: string): { name: string; error: string } {
  const lines = text.split('\n')
  const last = lines.at(-1) ?? ''
  return /^\/[\w./-]*$/.test(last) ? { name: scrubbed(last), error: lines.slice(0, -1).join('\n') } : { name: 'screen', error: text }
}
