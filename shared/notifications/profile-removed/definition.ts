import * as v from 'valibot'
import { networks } from '../../networks.ts'
import { noticeOf } from '../notice.ts'
import { Name, profileFields } from '../notice-fields.ts'

/** A profile was taken out of a profile group. */
export const profileRemoved = noticeOf({
  id: 'profile_removed',
  label: 'Profile removed',
  about: 'A profile was removed from one of your groups',
  icon: 'trash-2',
  tone: 'warn',
  topic: 'profiles',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['EMAIL', 'ALERT'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED', 'ADVOCATE'],
  section: 'profiles',
  from: 'almanac',
  data: v.strictObject({ ...profileFields, by: Name, group: Name }),
  strong: ({ by }) => by,
  sentence: (data) => `${data.by} removed ${data.profile} on ${networks[data.network].display} from ${data.group}.`,
  link: () => null,
  action: 'Open Almanac',
})
