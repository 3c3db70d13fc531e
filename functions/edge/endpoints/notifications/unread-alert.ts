import { unreadAlert } from '../../../../shared/api/notifications.ts'
import { alertMessages } from '../../../../shared/notifications/messages.ts'
import { markUnread } from '../../../domains/notifications/store/list.ts'
import { empty, handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(unreadAlert, async ({ actor, params }) => {
  if (!(await markUnread(actor, params.id))) throw problem(404, alertMessages.missing)
  return empty()
})
