import * as v from 'valibot'
import { noticeOf, quoted } from '../notice.ts'
import { because, calendarLink, onNetwork, postFields, Text } from '../notice-fields.ts'

/** The ad account refused a boost, or it stopped. */
export const boostFailed = noticeOf({
  id: 'boost_failed',
  label: 'Boost failed',
  about: 'The ad account refused a boost, or it stopped',
  icon: 'rocket',
  tone: 'bad',
  topic: 'posts',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['EMAIL', 'ALERT'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED'],
  section: 'publish',
  from: 'api',
  data: v.strictObject({ ...postFields, reason: v.optional(Text) }),
  strong: () => 'Boost failed',
  sentence: (data) => `Boost failed${onNetwork(data)}: ${quoted(data.post)}.${because(data.reason)}`,
  link: calendarLink,
  action: 'Open the post',
})
