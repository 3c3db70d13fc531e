import * as v from 'valibot'
import { NetworkCode } from '../networks.ts'
import { notices } from '../notifications/index.ts'
import { alertMessages } from '../notifications/messages.ts'
import { idNames } from '../notifications/notice.ts'
import { noticeIcons, noticeTones, topics } from '../notifications/notice-looks.ts'
import { endpoint } from './endpoint.ts'
import { alerts } from './read-sets.ts'

export const Alert = v.object({
  id: v.string(),
  /** what happened, in one sentence; `strong` is how it begins */
  message: v.string(),
  strong: v.string(),
  notification_type: v.string(),
  label: v.string(),
  description: v.string(),
  notification_icon: v.picklist(noticeIcons),
  tone: v.picklist(noticeTones),
  topic: v.picklist(topics),
  /** where a click leads, a path of the app or a page elsewhere; null: nowhere */
  leads_to: v.nullable(v.string()),
  data: v.object(v.entriesFromList(idNames, v.optional(v.string()))),
  /** ISO instants */
  created_at: v.string(),
  seen_at: v.nullable(v.string()),
  /** who did it */
  person: v.nullable(v.string()),
  profile: v.nullable(v.object({ name: v.string(), network: NetworkCode, picture_url: v.nullable(v.string()), profile_url: v.nullable(v.string()) })),
})
export type Alert = v.InferOutput<typeof Alert>

const filters: readonly string[] = ['unread', ...topics, ...notices.map(({ id }) => id)]

/** Pages of a list; whoever has more than that has read none for months. */
export const lastPage = 39

const lists = { domain: 'notifications', access: { session: true } } as const
const none = { ...lists, audit: 'unaudited', changes: alerts, response: 'empty', status: 204 } as const

export const listAlerts = endpoint({
  ...lists,
  name: 'list-alerts',
  method: 'GET',
  path: '/alert',
  summary: 'List your notifications, newest first, 25 per page; `type` is "unread", a topic or a type',
  query: v.strictObject({
    page: v.optional(
      v.pipe(
        v.string(alertMessages.pageInvalid),
        v.maxLength(2, alertMessages.pageInvalid),
        v.regex(/^\d+$/, alertMessages.pageInvalid),
        v.transform(Number),
        v.maxValue(lastPage, alertMessages.pageInvalid),
      ),
      '0',
    ),
    type: v.optional(
      v.pipe(
        v.string(alertMessages.typeUnknown),
        v.maxLength(50, alertMessages.typeUnknown),
        v.check((type) => filters.includes(type), alertMessages.typeUnknown),
      ),
    ),
  }),
  response: v.object({ alerts: v.array(Alert), isFinalPage: v.boolean() }),
})
export const countAlerts = endpoint({
  ...lists,
  name: 'count-alerts',
  method: 'GET',
  path: '/alert/count',
  summary: 'Count your unread notifications and get the newest; 100 means more than 99',
  response: v.object({ unread: v.number(), newest: v.nullable(v.string()) }),
})
export const readAlert = endpoint({
  ...none,
  name: 'read-alert',
  method: 'PATCH',
  path: '/alert/{id}/read',
  summary: 'Mark a notification as read',
})
export const unreadAlert = endpoint({
  ...none,
  name: 'unread-alert',
  method: 'PATCH',
  path: '/alert/{id}/unread',
  summary: 'Mark a notification as unread',
})
export const readAllAlerts = endpoint({
  ...none,
  name: 'read-all-alerts',
  method: 'POST',
  path: '/alert/read-all',
  summary: 'Mark all your notifications as read',
})
export const deleteAlert = endpoint({ ...none, name: 'delete-alert', method: 'DELETE', path: '/alert/{id}', summary: 'Remove a notification' })
export const restoreAlert = endpoint({
  ...none,
  name: 'restore-alert',
  method: 'POST',
  path: '/alert/{id}/restore',
  summary: 'Restore a removed notification',
})
