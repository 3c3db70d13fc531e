import { getNotificationSettings } from '../../../../shared/api/notification-settings.ts'
import { settingsOf } from '../../../domains/notifications/settings.ts'
import { readChoices } from '../../../domains/notifications/store/settings.ts'
import { readSlack } from '../../../domains/notifications/store/slack.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getNotificationSettings, async ({ actor }) => {
  const [choices, slack] = await Promise.all([readChoices(actor), readSlack(actor)])
  return settingsOf(actor.role, choices, slack)
})
