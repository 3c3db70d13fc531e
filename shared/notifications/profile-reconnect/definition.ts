import * as v from 'valibot'
import { formatDate } from '../../dates/format.ts'
import { networks } from '../../networks.ts'
import { noticeOf } from '../notice.ts'
import { profileLink } from '../notice-fields.ts'
import { email, reconnectFields } from './email.ts'

/** The access to a profile ends soon. */
export const profileReconnect = noticeOf({
  id: 'profile_reconnect',
  label: 'Profile needs reconnecting',
  about: 'Access to a profile expires soon',
  icon: 'refresh-cw',
  tone: 'warn',
  topic: 'profiles',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['EMAIL', 'ALERT'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED'],
  section: 'profiles',
  from: 'almanac',
  data: v.strictObject(reconnectFields),
  strong: (data) => data.profile,
  sentence: (data) => `${data.profile} on ${networks[data.network].display} needs reconnecting: access expires on ${formatDate(data.ends_on)}.`,
  link: profileLink,
  action: 'Reconnect the profile',
  email,
})
