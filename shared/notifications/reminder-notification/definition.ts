import * as v from 'valibot'
import { noticeOf, quoted } from '../notice.ts'
import { Target, Text } from '../notice-fields.ts'

/** A reminder that somebody set is due. */
export const reminderNotification = noticeOf({
  id: 'reminder_notification',
  label: 'Reminder',
  about: 'A reminder you set is due',
  icon: 'bell',
  tone: 'info',
  topic: 'tasks',
  channels: ['EMAIL', 'ALERT'],
  first: ['EMAIL', 'ALERT'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED', 'ADVOCATE'],
  section: null,
  from: 'api',
  data: v.strictObject({ reminder: Text, link: Target }),
  strong: () => 'Reminder',
  sentence: ({ reminder }) => `Reminder: ${quoted(reminder)}.`,
  link: ({ link }) => link,
  action: 'Open it',
})
