import { removeBrowser } from '../../shared/api/notification-push.ts'
import { channelMessages } from '../../shared/notifications/channel-messages.ts'
import { empty, handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { removeBrowser as remove } from './channels/browsers-store.ts'

export const handler = handle(removeBrowser, async ({ actor, params }) => {
  if (!(await remove(actor, params.id))) throw problem(404, channelMessages.browserMissing)
  return empty()
})
