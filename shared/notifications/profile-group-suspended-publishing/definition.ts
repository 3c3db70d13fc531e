import * as v from 'valibot'
import { noticeOf } from '../notice.ts'
import { Gid, Name } from '../notice-fields.ts'

/** Publishing was turned off or on for a profile group. */
export const profileGroupSuspendedPublishing = noticeOf({
  id: 'profile_group_suspended_publishing',
  label: 'Publishing suspended',
  about: 'Publishing was turned off or on for a profile group',
  icon: 'power',
  tone: 'warn',
  topic: 'profiles',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['EMAIL', 'ALERT'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED'],
  section: 'publish',
  from: 'almanac',
  data: v.strictObject({ entity_gid: Gid, group: Name, by: Name, on: v.boolean() }),
  heading: ({ on }) => (on ? 'Publishing enabled' : 'Publishing suspended'),
  strong: ({ by }) => by,
  sentence: ({ by, on, group }) => `${by} ${on ? 'enabled' : 'suspended'} publishing for ${group}.`,
  link: ({ entity_gid }) => `/settings/profile-groups/${encodeURIComponent(entity_gid)}`,
  action: 'Open the profile group',
})
