import { getNotificationHours } from '../../../../shared/api/notification-hours.ts'
import { ownHours } from '../../../domains/notifications/store/settings.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getNotificationHours, ({ actor }) => ownHours(actor))
