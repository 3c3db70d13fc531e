import { testSlack } from '../../../../shared/api/notification-slack.ts'
import { channelMessages } from '../../../../shared/notifications/channel-messages.ts'
import { notices } from '../../../../shared/notifications/index.ts'
import { postToSlack } from '../../../domains/notifications/channels/post-to-slack.ts'
import { slackAddress } from '../../../domains/notifications/channels/slack-address.ts'
import { slackMessage } from '../../../domains/notifications/channels/slack-message.ts'
import { NeverArrives, NotTaken } from '../../../domains/notifications/dispatches/sender.ts'
import { slackOf } from '../../../domains/notifications/store/slack.ts'
import { empty, handle } from '../../../kernel/chain/endpoint.ts'
import { origin } from '../../../kernel/clients.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(testSlack, async ({ actor, body: { type, address: given } }) => {
  const address = given === undefined ? await slackOf(actor, type) : slackAddress(given)
  if (address === null) throw problem(400, given === undefined ? channelMessages.slackFirst : channelMessages.slackInvalid)
  const label = notices.find(({ id }) => id === type)?.label ?? ''
  const url = `${origin()}/settings/preferences/notifications`
  const message = slackMessage({ sentence: channelMessages.slackTest(label), action: 'Open your notification settings', url, from: actor.accountName })
  await postToSlack(address, message).catch((error: unknown) => {
    const isKnown = error instanceof NeverArrives || error instanceof NotTaken
    throw problem(400, isKnown ? error.message : channelMessages.slackAway)
  })
  return empty()
})
