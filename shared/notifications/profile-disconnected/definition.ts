import * as v from 'valibot'
import { networks } from '../../networks.ts'
import { noticeOf } from '../notice.ts'
import { profileFields, profileLink } from '../notice-fields.ts'

/** A network ended the access to a profile. */
export const profileDisconnected = noticeOf({
  id: 'profile_disconnected',
  label: 'Profile disconnected',
  about: 'A network ended access; data stops until you reconnect',
  icon: 'unplug',
  tone: 'bad',
  topic: 'profiles',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['EMAIL', 'ALERT', 'WEBPUSH'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED', 'ADVOCATE'],
  section: 'profiles',
  from: 'almanac',
  data: v.strictObject(profileFields),
  strong: (data) => data.profile,
  sentence: (data) => `${data.profile} on ${networks[data.network].display} was disconnected. Reports miss days until it is reconnected.`,
  link: profileLink,
  action: 'Reconnect the profile',
})
