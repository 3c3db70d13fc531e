/** The weekly and the monthly report by email: what became of the own runs, the figures of profile groups, and what is sent next. */

import { formatRange, formatWeekday } from '../dates/format.ts'
import { formatCount } from '../format-count.ts'
import { type Email, type EmailPart, ownMasthead } from './email/email.ts'
import { button, facts } from './email/parts.ts'
import { type TimetableRow, timetable } from './email/timetable.ts'
import { shortened } from './notice.ts'
import { counted, type Period, periodFacts, periodSentence } from './period-report.ts'

export const periodAction = 'Open home'

/** "Weekly report", "This week", "the week before", "on Mondays" */
export type PeriodWords = { label: string; next: string; before: string; when: string }

export function periodEmail(data: Period, url: string, words: PeriodWords): Pick<Email, 'masthead' | 'lines' | 'parts' | 'footer'> {
  const { from, to, runs, moreRuns, coming, moreComing, timezone } = data
  const figures = periodFacts(data)
  const addressOf = (run: string) => new URL(`/reports?run=${encodeURIComponent(run)}`, url).href
  const parts: EmailPart[] = [
    ...listed(
      runs.map((run) => rowOf(run, addressOf(run.run))),
      moreRuns,
    ),
    ...(figures.length > 0 ? [facts(figures, { heading: `Profile groups, against ${words.before}` })] : []),
    button(periodAction, url),
    ...listed(
      coming.map(({ run, client, title, day, time }) => ({ when: formatWeekday(day), name: client, url: addressOf(run), about: title, value: time })),
      moreComing,
      words.next,
    ),
  ]
  const zone = timezone && runs.length + coming.length > 0 ? ` Days and times are those of ${timezone}.` : ''
  return {
    masthead: ownMasthead(formatRange(from, to)),
    lines: [periodSentence(words.label, data)],
    parts,
    footer: { reason: `You get this email ${words.when}.${zone} You can change this in your notification settings.` },
  }
}

function listed(rows: readonly TimetableRow[], more: number, heading?: string): EmailPart[] {
  const rest = more > 0 ? `${counted(more, 'more report')} ${more === 1 ? 'is' : 'are'} in your list of reports.` : ''
  return rows.length > 0 ? [timetable(rows, { heading, rest })] : []
}

const values = { failed: 'Failed', retrying: 'Retrying' } as const

function rowOf({ client, title, day, state, arrived, of, reason }: Period['runs'][number], url: string): TimetableRow {
  const lost = of - arrived
  const became = state !== 'sent' ? (reason ? ` ${shortened(reason, 160)}` : '') : lost > 0 ? ` ${counted(lost, 'email')} did not arrive.` : ''
  const value = state !== 'sent' ? values[state] : of === 0 ? 'Ready' : `${formatCount(arrived)} of ${formatCount(of)}`
  return { when: formatWeekday(day), name: client, url, about: became ? `${title}.${became}` : title, value, isBad: state !== 'sent' || lost > 0 }
}
