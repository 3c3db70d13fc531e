import * as v from 'valibot'
import { noticeOf, quoted } from '../notice.ts'
import { calendarLink, Name, onNetwork, postFields } from '../notice-fields.ts'

/** Somebody scheduled a post. */
export const postScheduled = noticeOf({
  id: 'post_scheduled',
  label: 'Post scheduled',
  about: 'A post was scheduled in your groups',
  icon: 'calendar-clock',
  tone: 'info',
  topic: 'posts',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['ALERT'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED', 'ADVOCATE'],
  section: 'publish',
  from: 'api',
  data: v.strictObject({ ...postFields, by: Name }),
  strong: ({ by }) => by,
  sentence: (data) => `${data.by} scheduled a post${onNetwork(data)}: ${quoted(data.post)}.`,
  link: calendarLink,
  action: 'Open the post',
})
