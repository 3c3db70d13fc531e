import { updateNotificationHours } from '../../shared/api/notification-hours.ts'
import { handle } from '../lib/endpoint.ts'
import { ownHours, saveHours } from './settings-store.ts'

export const handler = handle(updateNotificationHours, async ({ actor, body }) => {
  await saveHours(actor, body)
  return ownHours(actor)
})
