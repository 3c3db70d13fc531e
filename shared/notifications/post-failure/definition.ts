import * as v from 'valibot'
import { noticeOf, quoted } from '../notice.ts'
import { because, calendarLink, onNetwork, postFields, Text } from '../notice-fields.ts'

/** A network refused a scheduled post. */
export const postFailure = noticeOf({
  id: 'post_failure',
  label: 'Post failed',
  about: 'A network refused a scheduled post',
  icon: 'circle-alert',
  tone: 'bad',
  topic: 'posts',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['EMAIL', 'ALERT', 'WEBPUSH'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED', 'ADVOCATE'],
  section: 'publish',
  from: 'api',
  data: v.strictObject({ ...postFields, reason: v.optional(Text) }),
  strong: () => 'Post failed',
  sentence: (data) => `Post failed${onNetwork(data)}: ${quoted(data.post)}.${because(data.reason)}`,
  link: calendarLink,
  action: 'Open the post',
})
