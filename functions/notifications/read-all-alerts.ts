import { readAllAlerts } from '../../shared/api/notifications.ts'
import { empty, handle } from '../lib/endpoint.ts'
import { markAllRead } from './list-store.ts'

export const handler = handle(readAllAlerts, async ({ actor, now }) => {
  await markAllRead(actor, now)
  return empty()
})
