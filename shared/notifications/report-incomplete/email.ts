import * as v from 'valibot'
import { endedText } from '../../ended-access.ts'
import { formatCount } from '../../format-count.ts'
import type { MissingData } from '../../missing-data.ts'
import { MissingFigures, missingText } from '../../missing-figures.ts'
import { type Email, ownMasthead } from '../email/email.ts'
import { button, facts, sentence } from '../email/parts.ts'
import { formatPlanned } from '../moments.ts'
import { Gid, Name, Text } from '../notice-fields.ts'

export const incompleteFields = {
  run: Gid,
  title: Name,
  /** whose figures the report shows */
  client: Name,
  /** when it is due: ISO, and the IANA zone of its schedule */
  at: v.pipe(v.string(), v.isoTimestamp()),
  timezone: v.string(),
  /** profiles whose access has ended or ends before it is due; `on`: the day, an ISO date */
  ended: v.optional(v.array(v.strictObject({ name: Name, on: v.string(), isOver: v.boolean() })), []),
  /** how many others, which are not named */
  ended_more: v.optional(v.number(), 0),
  missing: v.optional(v.nullable(MissingFigures), null),
  /** both in whole sentences: of events that an earlier version kept */
  lacks: v.optional(Text),
}
const Fields = v.strictObject(incompleteFields)
/** `way`: what the schedule does with a report that lacks figures; null where it lacks none yet. */
export type ReportIncomplete = v.InferOutput<typeof Fields> & { readonly way: MissingData | null }

const then = {
  send: 'The report is sent with a note about it',
  hold: 'The report is on hold until you send it',
  skip: 'The report is skipped',
} as const
const nothingYet = 'The report is sent as planned, but later ones will be missing figures'

/** What is wrong, in whole sentences. */
export function lacksText({ lacks, ended, ended_more, missing }: Pick<ReportIncomplete, 'lacks' | 'ended' | 'ended_more' | 'missing'>): string {
  return [lacks, endedText({ ended, ended_more }), missing && missingText(missing)].filter(Boolean).join(' ')
}

/** What happens unless somebody mends it. */
export function inTime({ way }: Pick<ReportIncomplete, 'way'>): string {
  const end = way ? then[way] : nothingYet
  return `If nothing changes, ${end.charAt(0).toLowerCase()}${end.slice(1)}.`
}

export function email(data: ReportIncomplete, url: string): Email {
  const { title, client, at, timezone, way } = data
  const ended = data.ended.length + data.ended_more
  return {
    subject: `${way ? 'Figures are missing' : 'Time to reconnect'}: ${title} for ${client}`,
    preheader: inTime(data),
    masthead: ownMasthead('to the owner of this report'),
    status: 'Due soon',
    title: way
      ? `${client}’s next report is missing figures`
      : `Reconnect ${ended > 1 ? `${formatCount(ended)} profiles` : 'a profile'} for ${client}’s reports`,
    lines: [title],
    parts: [
      sentence(`${lacksText(data)} There is still time to fix this.`),
      button('Open the report', url),
      facts(
        [
          { name: 'Due', value: formatPlanned({ at, timezone }) },
          { name: 'If nothing changes', value: way ? then[way] : nothingYet },
        ],
        { isWide: true },
      ),
    ],
    footer: {
      reason: 'You get this email because you scheduled this report.',
      link: { label: 'Notification settings', url: new URL('/settings/preferences/notifications', url).href },
    },
  }
}
