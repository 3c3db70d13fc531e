/** What somebody is told of, and where. */
import * as v from 'valibot'
import { toldIn } from '../notifications/choices.ts'
import { notices } from '../notifications/index.ts'
import { alertMessages } from '../notifications/messages.ts'
import { noticeIcons, topics } from '../notifications/notice-looks.ts'
import { endpoint } from './endpoint.ts'

const NoticeType = v.picklist(
  notices.map(({ id }) => id),
  alertMessages.typeUnknown,
)

const NoticeSetting = v.object({
  type: NoticeType,
  label: v.string(),
  description: v.string(),
  icon: v.picklist(noticeIcons),
  topic: v.picklist(topics),
  /** those that can be chosen, in the order they are shown in */
  channels: v.array(
    v.object({
      channel: v.picklist(toldIn),
      on: v.boolean(),
      /** of Slack: the end of the address that it is told at; null where there is none */
      ending: v.optional(v.nullable(v.string())),
    }),
  ),
})
export type NoticeSetting = v.InferOutput<typeof NoticeSetting>

/** In the order of the registry, without types that are not for the caller's role. */
export const NotificationSettings = v.object({ types: v.array(NoticeSetting) })
export type NotificationSettings = v.InferOutput<typeof NotificationSettings>

const Choice = v.strictObject({
  type: NoticeType,
  channel: v.picklist(toldIn, alertMessages.channelUnknown),
  on: v.boolean(),
})

const settings = { domain: 'notifications', path: '/me/notifications', access: { session: true }, response: NotificationSettings } as const

export const getNotificationSettings = endpoint({
  ...settings,
  name: 'get-notification-settings',
  method: 'GET',
  summary: 'Get the notification types, channels and choices of the caller',
})
export const updateNotificationSettings = endpoint({
  ...settings,
  name: 'update-notification-settings',
  method: 'PATCH',
  summary: 'Update notification choices; omitted types stay the same',
  audit: { kind: 'account', to: 'change their notification settings', did: 'changed their notification settings' },
  changes: ['own'],
  body: v.strictObject({ choices: v.pipe(v.array(Choice), v.minLength(1), v.maxLength(200)) }),
})
