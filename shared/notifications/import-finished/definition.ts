import * as v from 'valibot'
import { noticeOf } from '../notice.ts'
import { Gid, Name, profileLink } from '../notice-fields.ts'

/** An import has ended, well or not. */
export const importFinished = noticeOf({
  id: 'import_finished',
  label: 'Import finished',
  about: 'Your import finished or failed',
  icon: 'file-input',
  tone: 'info',
  topic: 'profiles',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['ALERT'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED'],
  section: null,
  from: 'almanac',
  data: v.strictObject({ file: Name, target: Name, profile_gid: v.optional(Gid), failed: v.boolean() }),
  heading: ({ failed }) => (failed ? 'Import failed' : 'Import finished'),
  strong: ({ failed }) => (failed ? 'Import failed' : 'Import finished'),
  sentence: ({ failed, file, target }) => `${failed ? 'Import failed' : 'Import finished'}: ${file} into ${target}.`,
  link: ({ profile_gid }) => (profile_gid ? profileLink({ profile_gid }) : '/settings/profiles'),
  action: 'Open the import',
})
