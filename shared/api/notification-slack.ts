/** Where somebody is told in Slack: an incoming webhook for each type, or the same for several. */
import * as v from 'valibot'
import { channelMessages } from '../notifications/channel-messages.ts'
import { notices } from '../notifications/index.ts'
import { alertMessages } from '../notifications/messages.ts'
import { endpoint } from './endpoint.ts'
import { NotificationSettings } from './notification-settings.ts'

const Type = v.picklist(
  notices.map(({ id }) => id),
  alertMessages.typeUnknown,
)
/** Whether it is one of Slack is for the function to say, which knows where Slack is. */
const Address = v.pipe(
  v.string(channelMessages.slackInvalid),
  v.trim(),
  v.nonEmpty(channelMessages.slackInvalid),
  v.maxLength(500, channelMessages.slackInvalid),
)

const own = { domain: 'notifications', access: { session: true, inPerson: true } } as const

export const updateSlack = endpoint({
  ...own,
  name: 'update-slack',
  method: 'PATCH',
  path: '/me/notifications/slack',
  summary: 'Send notification types to an incoming Slack webhook; null removes it',
  audit: { kind: 'account', to: 'change their Slack webhook', did: 'changed their Slack webhook' },
  changes: ['GET /me/notifications'],
  body: v.strictObject({ types: v.pipe(v.array(Type), v.minLength(1), v.maxLength(100)), address: v.nullable(Address) }),
  response: NotificationSettings,
})
export const testSlack = endpoint({
  ...own,
  name: 'test-slack',
  method: 'POST',
  path: '/me/notifications/slack/test',
  summary: 'Send a test message to an incoming webhook of Slack; without an address to that of the type',
  changes: [],
  work: 'channelTest',
  audit: 'unaudited',
  body: v.strictObject({ type: Type, address: v.optional(Address) }),
  response: 'empty',
  status: 204,
})
