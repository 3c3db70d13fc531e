/** What did not reach people of an account, and the way there. */
import { channelMessages } from '../../shared/notifications/channel-messages.ts'
import { undeliveredMessages, undeliveredWords } from '../../shared/notifications/undelivered-messages.ts'
import { waitForText } from '../builders/browser.ts'
import { at, failed, meanwhile, unanswered } from './screen-ways.ts'
import type { State } from './state.ts'

const who = 'owner' as const
const path = '/settings/undelivered'
const one = { tries: 1, ended_at: '2026-11-24T09:30:00.000Z', person: { id: 'manager', name: 'Priya Raman' } } as const
/** Of each cause, one of somebody who has left, one in another direction. */
const undelivered = [
  { ...one, id: '1', channel: 'EMAIL', label: 'Report failed', message: '“Northbound, last week” was not made.', reason: undeliveredMessages.address },
  { ...one, id: '2', channel: 'SLACK', label: 'Post failed', message: 'קפה צפון ☕ was not published on Facebook.', reason: channelMessages.slackGone },
  { ...one, id: '3', channel: 'WEBPUSH', label: 'Comment', message: 'Isla commented on “New bag”.', reason: channelMessages.pushAway, tries: 8 },
  { ...one, id: '4', channel: 'EMAIL', label: 'Digest', message: '12 notifications of one day.', reason: undeliveredMessages.fault, tries: 8, person: null },
]

export const undeliveredStates: readonly State[] = [
  { name: 'nothing undelivered', who, open: at(path, 'main h2') },
  {
    name: 'undelivered notifications',
    who,
    spoils: true,
    open: async (page, origin) => {
      await meanwhile(page, '/notifications/undelivered', (request) =>
        request.respond({ contentType: 'application/json', body: JSON.stringify({ undelivered }) }),
      )
      await page.goto(origin + path)
      await waitForText(page, undeliveredMessages.address)
    },
  },
  {
    name: 'undelivered notifications that failed',
    who,
    spoils: true,
    open: unanswered('/notifications/undelivered', failed, path, undeliveredWords.notLoaded),
  },
]
