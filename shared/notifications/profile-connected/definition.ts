import * as v from 'valibot'
import { networks } from '../../networks.ts'
import { noticeOf } from '../notice.ts'
import { Name, profileFields, profileLink } from '../notice-fields.ts'

/** A profile was added to a profile group. */
export const profileConnected = noticeOf({
  id: 'profile_connected',
  label: 'Profile connected',
  about: 'A profile was added to one of your groups',
  icon: 'plug',
  tone: 'good',
  topic: 'profiles',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['ALERT'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED', 'ADVOCATE'],
  section: 'profiles',
  from: 'almanac',
  data: v.strictObject({ ...profileFields, by: Name, group: Name }),
  strong: ({ by }) => by,
  sentence: (data) => `${data.by} added ${data.profile} on ${networks[data.network].display} to ${data.group}.`,
  link: profileLink,
  action: 'Open the profile',
})
