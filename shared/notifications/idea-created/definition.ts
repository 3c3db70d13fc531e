import * as v from 'valibot'
import { noticeOf, quoted } from '../notice.ts'
import { Gid, ideaLink, Name, Target, Text } from '../notice-fields.ts'

/** Somebody added an idea or a note. */
export const ideaCreated = noticeOf({
  id: 'idea_created',
  label: 'Idea created',
  about: 'A new idea or note in your groups',
  icon: 'lightbulb',
  tone: 'info',
  topic: 'ideas',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['ALERT'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED'],
  section: 'ideas',
  from: 'api',
  data: v.strictObject({ by: Name, idea: Text, idea_gid: v.optional(Gid), note_gid: v.optional(Gid), link: v.optional(Target) }),
  heading: ({ note_gid }) => (note_gid ? 'Note added' : 'Idea created'),
  strong: ({ by }) => by,
  sentence: ({ by, idea, note_gid }) => `${by} added ${note_gid ? 'a note' : 'an idea'}: ${quoted(idea)}.`,
  link: ideaLink,
  action: 'Open the idea',
})
