import * as v from 'valibot'
import { noticeOf, quoted } from '../notice.ts'
import { calendarLink, Gid, ideaLink, Name, Target, Text } from '../notice-fields.ts'

/** New comment on a post, an idea or a note. */
export const comment = noticeOf({
  id: 'comment',
  label: 'Comment',
  about: 'New comment on a post, an idea or a note',
  icon: 'message-square',
  tone: 'info',
  topic: 'posts',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['EMAIL', 'ALERT'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED'],
  section: 'publish',
  from: 'api',
  data: v.strictObject({
    by: Name,
    about: Text,
    comment: Text,
    publication_gid: v.optional(Gid),
    idea_gid: v.optional(Gid),
    note_gid: v.optional(Gid),
    link: v.optional(Target),
  }),
  strong: ({ by }) => by,
  sentence: ({ by, about, comment }) => `${by} commented on ${quoted(about)}: ${quoted(comment)}.`,
  link: ({ publication_gid, ...written }) => (publication_gid ? calendarLink({ publication_gid }) : ideaLink(written)),
  action: 'Open the comment',
})
