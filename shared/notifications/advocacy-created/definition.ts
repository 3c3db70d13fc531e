import * as v from 'valibot'
import { noticeOf, quoted } from '../notice.ts'
import { Gid, Name, Text } from '../notice-fields.ts'

/** A new advocacy post is ready to be shared. */
export const advocacyCreated = noticeOf({
  id: 'advocacy_created',
  label: 'Advocacy created',
  about: 'A new advocacy post is ready to share',
  icon: 'megaphone',
  tone: 'info',
  topic: 'advocacy',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['ALERT'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED'],
  section: null,
  from: 'api',
  data: v.strictObject({ advocacy_gid: Gid, post: Text, by: Name }),
  strong: ({ by }) => by,
  sentence: ({ by, post }) => `${by} added a post to share: ${quoted(post)}.`,
  link: ({ advocacy_gid }) => `/advocacy/${encodeURIComponent(advocacy_gid)}`,
  action: 'Open the post',
})
