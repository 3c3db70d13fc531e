import { countAlerts } from '../../shared/api/notifications.ts'
import { handle } from '../lib/endpoint.ts'
import { countUnread } from './list-store.ts'

/** More than 99 are not counted: the bell says "99+". */
const most = 100

export const handler = handle(countAlerts, async ({ actor, now }) => await countUnread(actor, most, now))
