import { getNotificationSettings } from '../../shared/api/notification-settings.ts'
import { handle } from '../lib/endpoint.ts'
import { readSlack } from './channels/slack-store.ts'
import { settingsOf } from './settings.ts'
import { readChoices } from './settings-store.ts'

export const handler = handle(getNotificationSettings, async ({ actor }) => {
  const [choices, slack] = await Promise.all([readChoices(actor), readSlack(actor)])
  return settingsOf(actor.role, choices, slack)
})
