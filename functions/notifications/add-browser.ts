import { addBrowser } from '../../shared/api/notification-push.ts'
import { channelMessages } from '../../shared/notifications/channel-messages.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { deviceWords } from '../lib/whence.ts'
import { putBrowser } from './channels/browsers-store.ts'
import { pushAddress } from './channels/push-services.ts'
import { noteBrowsers } from './settings-store.ts'

export const handler = handle(addBrowser, async ({ actor: { accountId, userId }, body: { endpoint: given, keys }, now, event }) => {
  const endpoint = pushAddress(given)
  if (!endpoint) throw problem(400, channelMessages.pushUnknown)
  await noteBrowsers({ accountId, userId })
  const id = await putBrowser({ accountId, userId }, { endpoint, keys }, { device: deviceWords(event) ?? null, since: now.toISOString() })
  return { id }
})
