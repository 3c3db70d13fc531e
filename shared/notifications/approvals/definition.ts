import * as v from 'valibot'
import { noticeOf, quoted } from '../notice.ts'
import { calendarLink, Name, postFields } from '../notice-fields.ts'

const headings = { asked: 'Approval requested', approved: 'Post approved', rejected: 'Post not approved' } as const
const did = { asked: 'asks you to approve', approved: 'approved', rejected: 'did not approve' } as const

/** A post waits for somebody’s approval, or theirs was decided. */
export const approvals = noticeOf({
  id: 'approvals',
  label: 'Approvals',
  about: 'A post needs your approval, or yours was reviewed',
  icon: 'badge-check',
  tone: 'info',
  topic: 'approvals',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['EMAIL', 'ALERT', 'WEBPUSH'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED'],
  section: 'publish',
  from: 'api',
  data: v.strictObject({ ...postFields, by: Name, state: v.picklist(['asked', 'approved', 'rejected']) }),
  heading: ({ state }) => headings[state],
  strong: ({ by }) => by,
  sentence: ({ by, post, state }) => `${by} ${did[state]} ${quoted(post)}.`,
  link: calendarLink,
  action: 'Open the post',
})
