import * as v from 'valibot'
import { formatCount } from '../../format-count.ts'
import { noticeOf } from '../notice.ts'

/** The plan has room for little more. */
export const planLimitNear = noticeOf({
  id: 'plan_limit_near',
  label: 'Plan limit near',
  about: 'Your plan is nearly full',
  icon: 'gauge',
  tone: 'warn',
  topic: 'account',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['EMAIL', 'ALERT'],
  audience: ['OWNER', 'MANAGER'],
  section: null,
  from: 'almanac',
  data: v.strictObject({ of: v.picklist(['profiles', 'people']), used: v.pipe(v.number(), v.integer()), most: v.pipe(v.number(), v.integer()) }),
  strong: () => 'Plan limit near',
  sentence: ({ of, used, most }) => `Plan limit near: ${formatCount(used)} of ${formatCount(most)} ${of}.`,
  link: () => '/settings/subscription',
  action: 'Open the subscription',
})
