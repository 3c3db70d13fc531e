import { deleteAlert } from '../../shared/api/notifications.ts'
import { alertMessages } from '../../shared/notifications/messages.ts'
import { empty, handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { removeAlert } from './list-store.ts'

export const handler = handle(deleteAlert, async ({ actor, params, now }) => {
  if (!(await removeAlert(actor, params.id, now))) throw problem(404, alertMessages.missing)
  return empty()
})
