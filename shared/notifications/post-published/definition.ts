import * as v from 'valibot'
import { noticeOf, quoted } from '../notice.ts'
import { calendarLink, onNetwork, postFields } from '../notice-fields.ts'

/** A scheduled post is out. */
export const postPublished = noticeOf({
  id: 'post_published',
  label: 'Post published',
  about: 'A scheduled post was published',
  icon: 'calendar-check',
  tone: 'good',
  topic: 'posts',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['ALERT'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED', 'ADVOCATE'],
  section: 'publish',
  from: 'api',
  data: v.strictObject(postFields),
  strong: () => 'Post published',
  sentence: (data) => `Post published${onNetwork(data)}: ${quoted(data.post)}.`,
  link: calendarLink,
  action: 'Open the post',
})
