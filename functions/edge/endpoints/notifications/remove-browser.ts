import { removeBrowser } from '../../../../shared/api/notification-push.ts'
import { channelMessages } from '../../../../shared/notifications/channel-messages.ts'
import { removeBrowser as remove } from '../../../domains/notifications/store/browsers.ts'
import { empty, handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(removeBrowser, async ({ actor, params }) => {
  if (!(await remove(actor, params.id))) throw problem(404, channelMessages.browserMissing)
  return empty()
})
