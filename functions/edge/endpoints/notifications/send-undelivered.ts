import { sendUndelivered } from '../../../../shared/api/undelivered.ts'
import { undeliveredMessages } from '../../../../shared/notifications/undelivered-messages.ts'
import { sendAgain } from '../../../domains/notifications/store/undelivered.ts'
import { empty, handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** Once for each time it was given up; it is sent within a minute or two. */
export const handler = handle(sendUndelivered, async ({ actor, params, now }) => {
  if (!(await sendAgain(actor.accountId, params.id, now))) throw problem(404, undeliveredMessages.missing)
  return empty()
})
