import { unreadAlert } from '../../shared/api/notifications.ts'
import { alertMessages } from '../../shared/notifications/messages.ts'
import { empty, handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { markUnread } from './list-store.ts'

export const handler = handle(unreadAlert, async ({ actor, params }) => {
  if (!(await markUnread(actor, params.id))) throw problem(404, alertMessages.missing)
  return empty()
})
