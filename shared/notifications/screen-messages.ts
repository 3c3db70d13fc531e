/** What the list of notifications, the bell and their settings say. */
import { formatCount } from '../format-count.ts'
export const noticeMessages = {
  none: 'No notifications found',
  noneYet: 'Activity from your groups appears here and under the bell.',
  noneUnread: 'You’re all caught up. New activity appears here and under the bell.',
  noneOfTopic: 'No notifications of this kind in the last 90 days.',
  notLoaded: 'Your notifications could not be loaded.',
  noMore: 'More notifications could not be loaded.',
  marking: 'Please wait a bit longer while we finish processing the data.',
  loading: 'Please wait a bit longer while we finish getting you notifications.',
  removed: 'Notification removed.',
  settingsNotLoaded: 'Your notification settings could not be loaded.',
  saves: 'Changes save automatically',
  saving: 'Saving',
  notOffered: 'Not offered',
  hours: {
    notLoaded: 'Your quiet hours could not be loaded.',
    emails: 'One by one, or all of a day or week in one email.',
    quiet: 'Emails and messages wait until quiet hours end. In-app notifications still arrive.',
    zone: (name: string) => `Times are in ${name}.`,
  },
  slack: {
    title: (type: string) => `${type} in Slack`,
    hint: 'From your channel’s app in Slack. Anyone with it can post there, so we encrypt it.',
    ending: (end: string) => `Webhook ending in ${end}. Saving another replaces it.`,
    forAll: 'The same address for all types',
    tested: 'Test sent. Please check your channel.',
  },
  channels: {
    title: 'Notification channels',
    some: (some: number, all: number) => `${formatCount(some)} of ${formatCount(all)}`,
    hints: { ALERT: 'This list and the bell', SLACK: 'A channel for each type', WEBPUSH: 'This browser' },
  },
} as const
