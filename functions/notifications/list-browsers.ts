import { listBrowsers } from '../../shared/api/notification-push.ts'
import { handle } from '../lib/endpoint.ts'
import { listBrowsers as read } from './channels/browsers-store.ts'
import { vapid } from './channels/vapid.ts'

export const handler = handle(listBrowsers, async ({ actor }) => ({
  key: vapid().publicKey,
  browsers: (await read(actor)).map(({ id, device, since }) => ({ id, device, since })),
}))
