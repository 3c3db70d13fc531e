/** What people were to be told of and could not be: for an owner of the account. */
import * as v from 'valibot'
import { sendingChannels } from '../notifications/choices.ts'
import { endpoint } from './endpoint.ts'

const Undelivered = v.object({
  id: v.string(),
  channel: v.picklist(sendingChannels),
  /** of the type */
  label: v.string(),
  /** what happened, in a sentence */
  message: v.string(),
  /** whom it was for; null once they have left */
  person: v.nullable(v.object({ id: v.string(), name: v.string() })),
  reason: v.string(),
  tries: v.number(),
  /** ISO instant at which it was given up */
  ended_at: v.string(),
})
export type Undelivered = v.InferOutput<typeof Undelivered>

const owned = { domain: 'notifications', access: { session: true, account: 'own' } } as const

export const listUndelivered = endpoint({
  ...owned,
  name: 'list-undelivered',
  method: 'GET',
  path: '/notifications/undelivered',
  summary: 'List undelivered notifications of this account: the newest 100 of the last 90 days',
  response: v.object({ undelivered: v.array(Undelivered) }),
})
export const sendUndelivered = endpoint({
  ...owned,
  name: 'send-undelivered',
  method: 'POST',
  path: '/notifications/undelivered/{id}/send',
  summary: 'Send a notification again that could not be sent',
  audit: { kind: 'account', to: 'send a notification again', did: 'had a notification sent again' },
  changes: ['own'],
  response: 'empty',
  status: 204,
})
