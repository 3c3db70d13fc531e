import { getNotificationHours } from '../../shared/api/notification-hours.ts'
import { handle } from '../lib/endpoint.ts'
import { ownHours } from './settings-store.ts'

export const handler = handle(getNotificationHours, ({ actor }) => ownHours(actor))
