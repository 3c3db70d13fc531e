import { getNotificationSettings } from '../../shared/api/notification-settings.ts'
import { handle } from '../lib/endpoint.ts'
import { settingsOf } from './settings.ts'
import { readChoices } from './settings-store.ts'

export const handler = handle(getNotificationSettings, async ({ actor }) => settingsOf(actor.role, await readChoices(actor)))
