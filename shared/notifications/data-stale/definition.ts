import * as v from 'valibot'
import { formatDate } from '../../dates/format.ts'
import { networks } from '../../networks.ts'
import { noticeOf } from '../notice.ts'
import { profileFields, profileLink } from '../notice-fields.ts'

/** A profile has had no new figures for days. */
export const dataStale = noticeOf({
  id: 'data_stale',
  label: 'Data is stale',
  about: 'A profile has had no new figures for days',
  icon: 'clock-alert',
  tone: 'warn',
  topic: 'profiles',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['ALERT'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED'],
  section: 'profiles',
  from: 'almanac',
  data: v.strictObject({ ...profileFields, last_day: v.pipe(v.string(), v.isoDate()) }),
  strong: (data) => data.profile,
  sentence: (data) => `${data.profile} on ${networks[data.network].display} has stale data: its last day is ${formatDate(data.last_day)}.`,
  link: profileLink,
  action: 'Open the profile',
})
