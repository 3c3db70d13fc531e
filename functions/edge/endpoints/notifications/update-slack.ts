import { updateSlack } from '../../../../shared/api/notification-slack.ts'
import { channelMessages } from '../../../../shared/notifications/channel-messages.ts'
import { choiceKey, offeredTo } from '../../../../shared/notifications/choices.ts'
import { notices } from '../../../../shared/notifications/index.ts'
import { slackAddress } from '../../../domains/notifications/channels/slack-address.ts'
import { settingsOf } from '../../../domains/notifications/settings.ts'
import { readChoices, saveChoices } from '../../../domains/notifications/store/settings.ts'
import { readSlack, saveSlack } from '../../../domains/notifications/store/slack.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** All types, or none where one is not for the caller. First the address and then the choice: cut off in between it is not told there. */
export const handler = handle(updateSlack, async ({ actor, body: { types, address } }) => {
  for (const type of types) {
    if (!notices.some((one) => one.id === type && offeredTo(actor.role, one).includes('SLACK'))) throw problem(400, channelMessages.notSlack)
  }
  const allowed = address === null ? null : slackAddress(address)
  if (address !== null && allowed === null) throw problem(400, channelMessages.slackInvalid)
  const unique = [...new Set(types)]
  await saveSlack(actor, unique, allowed)
  await saveChoices(actor, Object.fromEntries(unique.map((type) => [choiceKey(type, 'SLACK'), allowed !== null])))
  return settingsOf(actor.role, await readChoices(actor), await readSlack(actor))
})
