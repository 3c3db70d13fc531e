import { readAllAlerts } from '../../../../shared/api/notifications.ts'
import { markAllRead } from '../../../domains/notifications/store/list.ts'
import { empty, handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(readAllAlerts, async ({ actor, now }) => {
  await markAllRead(actor, now)
  return empty()
})
