import { addBrowser } from '../../../../shared/api/notification-push.ts'
import { channelMessages } from '../../../../shared/notifications/channel-messages.ts'
import { pushAddress } from '../../../domains/notifications/channels/push-services.ts'
import { putBrowser } from '../../../domains/notifications/store/browsers.ts'
import { noteBrowsers } from '../../../domains/notifications/store/settings.ts'
import { deviceWords } from '../../../kernel/accounts/whence.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(addBrowser, async ({ actor: { accountId, userId }, body: { endpoint: given, keys }, now, event }) => {
  const endpoint = pushAddress(given)
  if (!endpoint) throw problem(400, channelMessages.pushUnknown)
  await noteBrowsers({ accountId, userId })
  const id = await putBrowser({ accountId, userId }, { endpoint, keys }, { device: deviceWords(event) ?? null, since: now.toISOString() })
  return { id }
})
