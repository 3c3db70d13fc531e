/** When somebody is told by email, Slack and browser. */
import * as v from 'valibot'
import { Hours, HoursChoices } from '../notifications/hours.ts'
import { endpoint } from './endpoint.ts'

/** `timezone`: IANA, of the own preferences, else of the account. */
const OwnHours = v.object({ ...Hours.entries, timezone: v.string() })

const hours = { domain: 'notifications', path: '/me/notifications/hours', access: { session: true }, response: OwnHours } as const

export const getNotificationHours = endpoint({
  ...hours,
  name: 'get-notification-hours',
  method: 'GET',
  summary: 'Get your quiet hours and email digest',
})
export const updateNotificationHours = endpoint({
  ...hours,
  name: 'update-notification-hours',
  method: 'PATCH',
  summary: 'Set your quiet hours and email digest',
  audit: { kind: 'account', to: 'change their notification settings', did: 'changed their notification settings' },
  changes: ['own'],
  body: HoursChoices,
})
