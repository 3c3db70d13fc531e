/** To the incoming webhook that somebody gave for the type. */
import { notices } from '../../../../shared/notifications/index.ts'
import { origin } from '../../../kernel/clients.ts'
import { postToSlack } from '../channels/post-to-slack.ts'
import { slackMessage } from '../channels/slack-message.ts'
import { slackOf } from '../store/slack.ts'
import type { Sender } from './sender.ts'

export const sendToSlack: Sender = async ({ events: [{ told }], account, user }) => {
  const address = await slackOf({ accountId: account.id, userId: user.id }, told.notification_type)
  if (address === null) return null
  const action = notices.find(({ id }) => id === told.notification_type)?.notice.action ?? 'Open'
  const message = slackMessage({ sentence: told.message, action, url: new URL(told.leads_to ?? '/notifications', origin()).href, from: account.name })
  return () => postToSlack(address, message)
}
