import * as v from 'valibot'
import { noticeOf, quoted } from '../notice.ts'
import { calendarLink, onNetwork, postFields } from '../notice-fields.ts'

/** A boosted post has run to its end. */
export const boostSuccess = noticeOf({
  id: 'boost_success',
  label: 'Boost finished',
  about: 'A boost ended as planned',
  icon: 'rocket',
  tone: 'good',
  topic: 'posts',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['ALERT'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED'],
  section: 'publish',
  from: 'api',
  data: v.strictObject(postFields),
  strong: () => 'Boost finished',
  sentence: (data) => `Boost finished${onNetwork(data)}: ${quoted(data.post)}.`,
  link: calendarLink,
  action: 'Open the post',
})
