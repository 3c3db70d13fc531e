import { updateNotificationHours } from '../../../../shared/api/notification-hours.ts'
import { ownHours, saveHours } from '../../../domains/notifications/store/settings.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(updateNotificationHours, async ({ actor, body }) => {
  await saveHours(actor, body)
  return ownHours(actor)
})
