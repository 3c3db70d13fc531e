import * as v from 'valibot'
import { noticeOf, quoted } from '../notice.ts'
import { calendarLink, Name, postFields } from '../notice-fields.ts'

/** Somebody saved a draft. */
export const draftCreated = noticeOf({
  id: 'draft_created',
  label: 'Draft created',
  about: 'A new draft in your groups',
  icon: 'file-pen',
  tone: 'info',
  topic: 'posts',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: [],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED'],
  section: 'publish',
  from: 'api',
  data: v.strictObject({ ...postFields, by: Name }),
  strong: ({ by }) => by,
  sentence: (data) => `${data.by} saved a draft: ${quoted(data.post)}.`,
  link: calendarLink,
  action: 'Open the draft',
})
