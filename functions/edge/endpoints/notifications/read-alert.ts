import { readAlert } from '../../../../shared/api/notifications.ts'
import { alertMessages } from '../../../../shared/notifications/messages.ts'
import { markRead } from '../../../domains/notifications/store/list.ts'
import { empty, handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(readAlert, async ({ actor, params, now }) => {
  if (!(await markRead(actor, params.id, now))) throw problem(404, alertMessages.missing)
  return empty()
})
