import { Hash, LayoutDashboard, type LucideIcon, Mail, Monitor } from 'lucide-react'
import type { NoticeSetting } from '../../../../shared/api/notification-settings.ts'
import type { Channel } from '../../../../shared/notifications/notification.ts'

/** How each channel is called, in the order of the settings. */
export const channelLooks = {
  EMAIL: { name: 'Email', icon: Mail },
  ALERT: { name: 'Dashboard', icon: LayoutDashboard },
  WEBPUSH: { name: 'Browser', icon: Monitor },
  SLACK: { name: 'Slack', icon: Hash },
} as const satisfies Record<Channel, { name: string; icon: LucideIcon }>

const order: readonly string[] = Object.keys(channelLooks)

export type OfferedChannel = NoticeSetting['channels'][number]['channel']

/** Channels that any of these types can be told in. */
export function offeredChannels(types: readonly Pick<NoticeSetting, 'channels'>[]): OfferedChannel[] {
  const all = new Set(types.flatMap(({ channels }) => channels.map(({ channel }) => channel)))
  return [...all].sort((one, other) => order.indexOf(one) - order.indexOf(other))
}
