import type { NotificationSettings } from '../../../shared/api/notification-settings.ts'
import { type Choices, isChosen, offeredTo } from '../../../shared/notifications/choices.ts'
import { notices } from '../../../shared/notifications/index.ts'
import type { AccountRole } from '../../../shared/permissions.ts'
import type { Addresses } from './store/slack.ts'

/** As somebody of this role who chose this has them. */
export function settingsOf(role: AccountRole, choices: Choices, slack: Addresses): NotificationSettings {
  const types = notices.flatMap((one) => {
    const channels = offeredTo(role, one).map((channel) => ({
      ...{ channel, on: isChosen(one, channel, choices) },
      ...(channel === 'SLACK' ? { ending: slack[one.id]?.ending ?? null } : {}),
    }))
    const { about: description, icon, topic } = one.notice
    return channels.length > 0 ? [{ type: one.id, label: one.label, description, icon, topic, channels }] : []
  })
  return { types }
}
