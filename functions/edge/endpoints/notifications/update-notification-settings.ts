import { updateNotificationSettings } from '../../../../shared/api/notification-settings.ts'
import { channelMessages } from '../../../../shared/notifications/channel-messages.ts'
import { choiceKey, offeredTo } from '../../../../shared/notifications/choices.ts'
import { notices } from '../../../../shared/notifications/index.ts'
import { alertMessages } from '../../../../shared/notifications/messages.ts'
import { settingsOf } from '../../../domains/notifications/settings.ts'
import { readChoices, saveChoices } from '../../../domains/notifications/store/settings.ts'
import { readSlack } from '../../../domains/notifications/store/slack.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** All of them, or none where one is not for the caller. */
export const handler = handle(updateNotificationSettings, async ({ actor, body: { choices } }) => {
  for (const { type, channel } of choices) {
    const offered = notices.some((one) => one.id === type && offeredTo(actor.role, one).includes(channel))
    if (!offered) throw problem(400, alertMessages.notOffered)
  }
  const slack = await readSlack(actor)
  const nowhere = choices.some(({ type, channel, on }) => channel === 'SLACK' && on && !slack[type])
  if (nowhere) throw problem(400, channelMessages.slackFirst)
  await saveChoices(actor, Object.fromEntries(choices.map(({ type, channel, on }) => [choiceKey(type, channel), on])))
  return settingsOf(actor.role, await readChoices(actor), slack)
})
