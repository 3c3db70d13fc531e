import * as v from 'valibot'
import { noticeOf, quoted } from '../notice.ts'
import { calendarLink, Name, onNetwork, postFields } from '../notice-fields.ts'

/** A scheduled or published post was deleted. */
export const postDeleted = noticeOf({
  id: 'post_deleted',
  label: 'Post deleted',
  about: 'A scheduled or published post was deleted',
  icon: 'trash-2',
  tone: 'warn',
  topic: 'posts',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['ALERT'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED', 'ADVOCATE'],
  section: 'publish',
  from: 'api',
  data: v.strictObject({ ...postFields, by: Name }),
  strong: ({ by }) => by,
  sentence: (data) => `${data.by} deleted a post${onNetwork(data)}: ${quoted(data.post)}.`,
  link: calendarLink,
  action: 'Open the calendar',
})
