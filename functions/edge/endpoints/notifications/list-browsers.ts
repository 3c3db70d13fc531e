import { listBrowsers } from '../../../../shared/api/notification-push.ts'
import { vapid } from '../../../domains/notifications/channels/vapid.ts'
import { listBrowsers as read } from '../../../domains/notifications/store/browsers.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(listBrowsers, async ({ actor }) => ({
  key: vapid().publicKey,
  browsers: (await read(actor)).map(({ id, device, since }) => ({ id, device, since })),
}))
