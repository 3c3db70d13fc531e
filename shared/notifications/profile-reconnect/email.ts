import * as v from 'valibot'
import { formatDate, formatWeekday, formatWeekdayDate, zoneName } from '../../dates/format.ts'
import { wallTime } from '../../dates/zoned.ts'
import { formatCount } from '../../format-count.ts'
import { networks } from '../../networks.ts'
import { type Email, ownMasthead } from '../email/email.ts'
import { button, type Fact, facts, sentence } from '../email/parts.ts'
import { Name, profileFields } from '../notice-fields.ts'

const Day = v.pipe(v.string(), v.isoDate())

/** What is left out is not known: its email says less then. */
export const reconnectFields = {
  ...profileFields,
  ends_on: Day,
  username: v.optional(Name),
  group: v.optional(Name),
  /** days until its last one, as it is told */
  left: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  connected_on: v.optional(Day),
  /** scheduled reports that have it, and the next run of them */
  used: v.optional(v.strictObject({ reports: v.pipe(v.number(), v.integer(), v.minValue(0)), next: v.nullable(v.string()), timezone: v.string() })),
}
const Reconnect = v.strictObject(reconnectFields)
export type Reconnect = v.InferOutput<typeof Reconnect>

const reports = (count: number) => `${formatCount(count)} scheduled ${count === 1 ? 'report' : 'reports'}`

/** "Mon 30 Nov, 09:00 GMT" */
function soon(at: string, timezone: string): string {
  const wall = wallTime(at, timezone)
  return `${formatWeekday(wall.slice(0, 10))}, ${wall.slice(11)} ${zoneName(at, timezone)}`
}

const leftText = (left: number) => (left === 0 ? 'Expires today' : left === 1 ? 'Expires tomorrow' : `Expires in ${formatCount(left)} days`)

function usedFacts({ used }: Reconnect): Fact[] {
  if (!used) return []
  const { reports: count, next, timezone } = used
  if (count === 0) return [{ name: 'Used by', value: 'no scheduled report' }]
  return [
    { name: 'Used by', value: `${reports(count)}${next ? `; the next on ${soon(next, timezone)}` : ''}` },
    { name: 'If you do nothing', value: `${count === 1 ? 'that report goes' : 'those reports go'} out without the missing days` },
  ]
}

/** `url`: of the profile. */
export function email(data: Reconnect, url: string): Email {
  const { profile, username, network, group, ends_on, left, connected_on, used } = data
  const { display } = networks[network]
  const last = formatWeekdayDate(ends_on)
  const known = [...(connected_on ? [{ name: 'Connected since', value: formatDate(connected_on) }] : []), ...usedFacts(data)]
  return {
    subject: `${profile} on ${display} needs reconnecting by ${formatWeekday(ends_on)}`,
    preheader: `${used && used.reports > 0 ? `Used by ${reports(used.reports)}. ` : ''}Reconnect it in time and no day will be missing.`,
    masthead: ownMasthead('to people who manage profiles'),
    ...(left === undefined ? {} : { status: leftText(left) }),
    title: `${display} needs reconnecting`,
    lines: [username && username !== profile ? `${profile}, @${username.replace(/^@/, '')}` : profile],
    parts: [
      sentence(`This ${display} connection expires on ${last}. Earlier data stays; without a new connection, later days will be missing.`, last),
      button(`Reconnect ${display}`, url),
      ...(known.length > 0 ? [facts(known, { isWide: true })] : []),
    ],
    footer: {
      reason: `You get this email because you look after ${group ? `the profiles of ${group}` : 'this profile'}.`,
      link: { label: 'Notification settings', url: new URL('/settings/preferences/notifications', url).href },
    },
  }
}
