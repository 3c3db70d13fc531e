import { countAlerts } from '../../../../shared/api/notifications.ts'
import { countUnread } from '../../../domains/notifications/store/list.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

/** More than 99 are not counted: the bell says "99+". */
const most = 100

export const handler = handle(countAlerts, async ({ actor, now }) => await countUnread(actor, most, now))
