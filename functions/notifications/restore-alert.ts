import { restoreAlert } from '../../shared/api/notifications.ts'
import { alertMessages } from '../../shared/notifications/messages.ts'
import { empty, handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { restoreAlert as bringBack } from './list-store.ts'

export const handler = handle(restoreAlert, async ({ actor, params }) => {
  if (!(await bringBack(actor, params.id))) throw problem(404, alertMessages.missing)
  return empty()
})
